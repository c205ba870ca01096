/** AdminSetUserPassword: a password that the operator chooses, for good or until the first sign-in. */
import type {
  AdminSetUserPasswordCommandInput,
  AdminSetUserPasswordCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { namedUser, touch } from "../administration";
import { required } from "../errors";
import type { Operation } from "../operation";
import { checkPolicy, storedPassword } from "../passwords";
import { temporary } from "../temporary-password";

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
