/** A fan's own account: how she signs in, and what she is called. One file per part in account/. */
import { type AccountDeps, acts, type Holder } from "./account/act";
import { contactVerbs } from "./account/contacts";
import { deviceVerbs } from "./account/devices";
import { factorVerbs } from "./account/factors";
import { passwordVerbs } from "./account/password";

export type { Holder, Outcome } from "./account/act";
export type Account = ReturnType<typeof account>;

export function account(deps: AccountDeps) {
  const shared = acts(deps);
  return {
    freshlySignedIn: shared.freshlySignedIn,
    explained: shared.explained,
    ...passwordVerbs(deps, shared),
    ...factorVerbs(deps, shared),
    ...deviceVerbs(deps, shared),
    ...contactVerbs(deps, shared),

    /** Ends every session of hers at the provider. */
    endAllSessions: shared.act({ about: "globalSignOut" }, async ({ accessToken }: Holder) => {
      await deps.cognito.globalSignOut({ accessToken });
      return {};
    }),
  };
}
