/**
 * AdminConfirmSignUp: confirms the account without a code. As in the service, email and phone number stay unverified.
 */
import type {
  AdminConfirmSignUpCommandInput,
  AdminConfirmSignUpCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { notAuthorized } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { markModified, namedUser } from "../../pool/managed-users";

export const adminConfirmSignUp: CognitoOperation<
  AdminConfirmSignUpCommandInput,
  AdminConfirmSignUpCommandOutput
> = async (pool, input) => {
  const user = namedUser(pool, input);
  if (user.status !== "UNCONFIRMED") throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  user.status = "CONFIRMED";
  markModified(pool, user);
  await pool.save();
  return {};
};
