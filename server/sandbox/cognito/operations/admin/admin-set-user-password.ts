/** AdminSetUserPassword: an operator sets a password, either permanent or until the next sign-in. */
import type {
  AdminSetUserPasswordCommandInput,
  AdminSetUserPasswordCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { checkPasswordPolicy, storedPassword } from "../../credentials/pool-passwords";
import { temporaryPasswordState } from "../../credentials/temporary-password";
import { markModified, namedUser } from "../../pool/managed-users";

export const adminSetUserPassword: CognitoOperation<
  AdminSetUserPasswordCommandInput,
  AdminSetUserPasswordCommandOutput
> = async (pool, input) => {
  const password = required(input.Password, "password");
  const user = namedUser(pool, input);
  checkPasswordPolicy(password);
  user.password = await storedPassword(pool, user.sub, password);
  if (input.Permanent) user.status = "CONFIRMED";
  else Object.assign(user, temporaryPasswordState(pool));
  markModified(pool, user);
  await pool.save();
  return {};
};
