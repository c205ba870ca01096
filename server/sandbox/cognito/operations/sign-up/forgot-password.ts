/** ForgotPassword: sends a code to a verified contact. Unknown users get the same response. */
import type {
  ForgotPasswordCommandInput,
  ForgotPasswordCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { notAuthorized } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { countResend, sendCode } from "../../credentials/verification-codes";
import { recoveryContact } from "../../pool/recovery-contact";
import { userOfCodeRequest } from "./code-request";

export const forgotPassword: CognitoOperation<ForgotPasswordCommandInput, ForgotPasswordCommandOutput> = async (
  pool,
  input,
) => {
  const { user, simulated } = userOfCodeRequest(pool, input);
  if (!user) return simulated;
  if (!user.enabled) throw notAuthorized("User is disabled.");
  const to = recoveryContact(user);
  countResend(pool, user);
  const CodeDeliveryDetails = sendCode(pool, user, "reset", to);
  await pool.save();
  return { CodeDeliveryDetails };
};
