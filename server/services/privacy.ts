/** What a fan may know of what is held about her, and how it ends. One file per part in privacy/. */
import { departing } from "./privacy/departure";
import { recording } from "./privacy/record";
import type { PrivacyDeps } from "./privacy/types";

export type { PersonalRecord } from "./privacy/record";
export type Privacy = ReturnType<typeof privacy>;

export const privacy = (deps: PrivacyDeps) => ({ ...recording(deps), ...departing(deps) });
