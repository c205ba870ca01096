/** All work functions that the authenticator's tables name, by name. */

import { flowTools, type WorkDeps, type Works } from "./flow-step";
import { providerAnswers } from "./provider-answers";
import { resetPasswordWorks } from "./reset-password-works";
import { sessionWorks } from "./session-works";
import { setupTotpWorks } from "./setup-totp-works";
import { signInWorks } from "./sign-in-works";
import { signUpWorks } from "./sign-up-works";
import { verifyUserWorks } from "./verify-user-works";

/** The type checker ensures that no work is missing. */
export function flowWorks(deps: WorkDeps): Required<Works> {
  const given = flowTools(deps);
  const read = providerAnswers(deps, given);
  return {
    ...sessionWorks(deps),
    ...signInWorks(deps, given, read),
    ...signUpWorks(deps, given, read),
    ...resetPasswordWorks(deps, given),
    ...setupTotpWorks(deps, given, read),
    ...verifyUserWorks(deps, given),
  };
}
