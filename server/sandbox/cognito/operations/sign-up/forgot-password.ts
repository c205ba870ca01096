/**
 * ForgotPassword: sends a code to a verified contact. With PreventUserExistenceErrors, users who don't exist, are
 * disabled or have no verified contact get the same response.
 */
import type {
  ForgotPasswordCommandInput,
  ForgotPasswordCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { notAuthorized, noVerifiedContact } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { countResend, sendCode } from "../../credentials/verification-codes";
import { recoveryContact } from "../../pool/recovery-contact";
import { simulatedDelivery, userOfCodeRequest } from "./code-request";

export const forgotPassword: CognitoOperation<ForgotPasswordCommandInput, ForgotPasswordCommandOutput> = async (
  pool,
  input,
) => {
  const { user, simulated } = userOfCodeRequest(pool, input);
  if (!user) return simulated;
  const hides = pool.state.settings.preventUserExistenceErrors;
  if (!user.enabled && !hides) throw notAuthorized("User is disabled.");
  const to = user.enabled ? recoveryContact(user) : undefined;
  if (!to && !hides) throw noVerifiedContact();
  if (!to) return simulatedDelivery(user.email);
  countResend(pool, user);
  const CodeDeliveryDetails = await sendCode(pool, user, "reset", { to, metadata: input.ClientMetadata });
  await pool.save();
  return { CodeDeliveryDetails };
};
