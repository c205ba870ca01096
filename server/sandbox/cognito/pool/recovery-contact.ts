/** AccountRecoverySetting: where the password reset code is sent, verified email first. */

import { invalidParameter, notAuthorized } from "../cognito-errors";
import type { CodeRecipient } from "../credentials/verification-codes";
import type { PoolUser } from "./pool-state";
import { contactOf, isContactVerified } from "./pool-users";

/**
 * Throws if the user's password can't be reset: no verified contact, still the temporary password, or no password at
 * all.
 */
export function recoveryContact(user: PoolUser): CodeRecipient {
  if (user.status === "FORCE_CHANGE_PASSWORD" || user.status === "EXTERNAL_PROVIDER")
    throw notAuthorized("User password cannot be reset in the current state.");
  const name = (["email", "phone_number"] as const).find((each) => isContactVerified(user, each));
  if (!name)
    throw invalidParameter(
      "Cannot reset password for the user as there is no registered/verified email or phone_number",
    );
  return { name, value: contactOf(user, name) ?? "" };
}
