/** Her password: changed by whoever knows the one before. */
import { readAccountForm } from "../../../app/domain/authenticator/account-forms";
import type { AccountDeps, Acts, Holder } from "./act";

export function passwordVerbs({ cognito, limits, passwordSettings }: AccountDeps, { act, within }: Acts) {
  return {
    changePassword: act({ about: "changePassword", fresh: true }, async (by: Holder, sent: Record<string, string>) => {
      const read = readAccountForm("password", sent, passwordSettings);
      if ("problems" in read) return read;
      await within(by, "signIn");
      const { current_password: previous = "", password: proposed = "" } = read.values;
      await cognito.changePassword({ accessToken: by.accessToken, previous, proposed });
      await limits.forgive("signIn", `account:${by.visitor.user.email}`);
      return {};
    }),
  };
}
