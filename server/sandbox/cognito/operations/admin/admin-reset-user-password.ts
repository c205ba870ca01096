/** AdminResetUserPassword: the password stops working until the user chooses a new one with the code they are sent. */
import type {
  AdminResetUserPasswordCommandInput,
  AdminResetUserPasswordCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { noVerifiedContact } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { sendCode } from "../../credentials/verification-codes";
import { markModified, namedUser } from "../../pool/managed-users";
import { recoveryContact } from "../../pool/recovery-contact";

export const adminResetUserPassword: CognitoOperation<
  AdminResetUserPasswordCommandInput,
  AdminResetUserPasswordCommandOutput
> = async (pool, input) => {
  const user = namedUser(pool, input);
  const to = recoveryContact(user);
  if (!to) throw noVerifiedContact();
  await sendCode(pool, user, "reset", { to, metadata: input.ClientMetadata });
  user.status = "RESET_REQUIRED";
  markModified(pool, user);
  await pool.save();
  return {};
};
