/** Changes the password; the current one is required. `since` is the start of the only session that continues. */
import { readAccountForm } from "../../../app/domain/authenticator/fields/account-forms";
import { type AccountActions, type AccountDeps, changeBy, type Holder, ownSubject } from "./account-action";

export function passwordVerbs(
  { cognito, limits, passwordSettings, changes }: AccountDeps,
  { act, within }: AccountActions,
) {
  return {
    changePassword: act({ about: "changePassword", fresh: true }, async (by: Holder, sent: Record<string, string>) => {
      const read = readAccountForm("password", sent, passwordSettings);
      if ("problems" in read) return read;
      await within(by, "signIn");
      const { current_password: previous = "", password: proposed = "" } = read.values;
      const { at } = await changes.record(changeBy(by, "password"), () =>
        cognito.changePassword({ accessToken: by.accessToken, previous, proposed }),
      );
      await limits.forgive("signIn", ownSubject(by.visitor));
      return { since: at.getTime() };
    }),
  };
}
