/** AdminResetUserPassword: the password is void until its owner has chosen another with the code she is sent. */
import type {
  AdminResetUserPasswordCommandInput,
  AdminResetUserPasswordCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { checkPool } from "../client";
import { sendCode } from "../codes";
import { required, userGone } from "../errors";
import type { Operation } from "../operation";
import { recoveryContact } from "../recovery";
import { findUser } from "../users";

export const adminResetUserPassword: Operation<
  AdminResetUserPasswordCommandInput,
  AdminResetUserPasswordCommandOutput
> = async (pool, input) => {
  checkPool(pool, input.UserPoolId);
  const user = findUser(pool, required(input.Username, "username"));
  if (!user) throw userGone();
  sendCode(pool, user, "reset", recoveryContact(user));
  user.status = "RESET_REQUIRED";
  await pool.save();
  return {};
};
