/** AdminSetUserPassword: a password that the operator chooses, for good or until the first sign-in. */
import type {
  AdminSetUserPasswordCommandInput,
  AdminSetUserPasswordCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { required } from "../../cognito-errors";
import type { Operation } from "../../cognito-operation";
import { checkPolicy, storedPassword } from "../../credentials/pool-passwords";
import { temporary } from "../../credentials/temporary-password";
import { namedUser, touch } from "../../pool/managed-users";

export const adminSetUserPassword: Operation<
  AdminSetUserPasswordCommandInput,
  AdminSetUserPasswordCommandOutput
> = async (pool, input) => {
  const password = required(input.Password, "password");
  const user = namedUser(pool, input);
  checkPolicy(password);
  user.password = await storedPassword(pool, user.sub, password);
  if (input.Permanent) user.status = "CONFIRMED";
  else Object.assign(user, temporary(pool));
  touch(pool, user);
  await pool.save();
  return {};
};
