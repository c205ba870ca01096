/** All that the authenticator's tables name as work, by its name. */
import { answers } from "./answers";
import { resetPasswordWorks } from "./reset-password";
import { sessionWorks } from "./session";
import { setupTotpWorks } from "./setup-totp";
import { signInWorks } from "./sign-in";
import { signUpWorks } from "./sign-up";
import { tools, type WorkDeps, type Works } from "./turn";
import { verifyUserWorks } from "./verify-user";

/** The type checker sees to it that no work is left out. */
export function works(deps: WorkDeps): Required<Works> {
  const given = tools(deps);
  const read = answers(deps, given);
  return {
    ...sessionWorks(deps),
    ...signInWorks(deps, given, read),
    ...signUpWorks(deps, given, read),
    ...resetPasswordWorks(deps, given),
    ...setupTotpWorks(deps, given, read),
    ...verifyUserWorks(deps, given),
  };
}
