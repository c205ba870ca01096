/**
 * What a fan may do with the data that we store about them: export it, and delete the account. One file per topic in
 * privacy/.
 */

import { dataExport } from "./privacy/data-export";
import { departing } from "./privacy/departure";
import type { PrivacyDeps } from "./privacy/privacy-types";

export type { PersonalRecord } from "./privacy/data-export";
export type Privacy = ReturnType<typeof privacy>;

export const privacy = (deps: PrivacyDeps) => ({ ...dataExport(deps), ...departing(deps) });
