/** What a fan may know of what is held about her, and how it ends. One file per part in privacy/. */

import { dataExport } from "./privacy/data-export";
import { departing } from "./privacy/departure";
import type { PrivacyDeps } from "./privacy/privacy-types";

export type { PersonalRecord } from "./privacy/data-export";
export type Privacy = ReturnType<typeof privacy>;

export const privacy = (deps: PrivacyDeps) => ({ ...dataExport(deps), ...departing(deps) });
