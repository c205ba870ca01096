/** A fan's own account: how they sign in, and their name and contacts. One file per topic in account/. */
import { type AccountDeps, accountActions, type Holder } from "./account/account-action";
import { contactVerbs } from "./account/account-contacts";
import { deviceVerbs } from "./account/account-devices";
import { passkeyVerbs } from "./account/account-passkeys";
import { passwordVerbs } from "./account/change-password";
import { factorVerbs } from "./account/sign-in-factors";

export type { AccountOutcome, Holder } from "./account/account-action";

export function account(deps: AccountDeps) {
  const shared = accountActions(deps);
  return {
    freshlySignedIn: shared.freshlySignedIn,
    explained: shared.explained,
    ...passwordVerbs(deps, shared),
    ...factorVerbs(deps, shared),
    ...deviceVerbs(deps, shared),
    ...passkeyVerbs(deps, shared),
    ...contactVerbs(deps, shared),

    /** Ends all of the fan's sessions at the provider. */
    endAllSessions: shared.act({ about: "globalSignOut" }, async ({ accessToken }: Holder) => {
      await deps.cognito.globalSignOut({ accessToken });
      return {};
    }),
  };
}
