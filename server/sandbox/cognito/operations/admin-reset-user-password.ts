/** AdminResetUserPassword: the password is void until its owner has chosen another with the code she is sent. */
import type {
  AdminResetUserPasswordCommandInput,
  AdminResetUserPasswordCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { namedUser, touch } from "../administration";
import { sendCode } from "../codes";
import type { Operation } from "../operation";
import { recoveryContact } from "../recovery";

export const adminResetUserPassword: Operation<
  AdminResetUserPasswordCommandInput,
  AdminResetUserPasswordCommandOutput
> = async (pool, input) => {
  const user = namedUser(pool, input);
  sendCode(pool, user, "reset", recoveryContact(user));
  user.status = "RESET_REQUIRED";
  touch(pool, user);
  await pool.save();
  return {};
};
