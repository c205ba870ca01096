/** AdminConfirmSignUp: confirms the account without a code. Email and phone number stay unverified, as the service leaves them. */
import type {
  AdminConfirmSignUpCommandInput,
  AdminConfirmSignUpCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { namedUser, touch } from "../administration";
import { notAuthorized } from "../errors";
import type { Operation } from "../operation";

export const adminConfirmSignUp: Operation<AdminConfirmSignUpCommandInput, AdminConfirmSignUpCommandOutput> = async (
  pool,
  input,
) => {
  const user = namedUser(pool, input);
  if (user.status !== "UNCONFIRMED") throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  user.status = "CONFIRMED";
  touch(pool, user);
  await pool.save();
  return {};
};
