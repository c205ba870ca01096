/** AccountRecoverySetting: where the password reset code is sent, verified email first. */

import { notAuthorized } from "../cognito-errors";
import type { CodeRecipient } from "../credentials/verification-codes";
import type { PoolUser } from "./pool-state";
import { contactOf, isContactVerified } from "./pool-users";

/**
 * Undefined if no contact is verified. Throws if the user's password can't be reset: still the temporary one, or none
 * at all.
 */
export function recoveryContact(user: PoolUser): CodeRecipient | undefined {
  if (user.status === "FORCE_CHANGE_PASSWORD" || user.status === "EXTERNAL_PROVIDER")
    throw notAuthorized("User password cannot be reset in the current state.");
  const name = (["email", "phone_number"] as const).find((each) => isContactVerified(user, each));
  return name && { name, value: contactOf(user, name) ?? "" };
}
