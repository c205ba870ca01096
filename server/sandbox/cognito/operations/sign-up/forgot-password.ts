/** ForgotPassword: sends a code to a verified contact. Unknown users get the same response. */
import type {
  ForgotPasswordCommandInput,
  ForgotPasswordCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { checkClient, checkSecretHash } from "../../app-client";
import { noSuchUser, notAuthorized, required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { countResend, deliveryDetails, sendCode } from "../../credentials/verification-codes";
import { findUser } from "../../pool/pool-users";
import { recoveryContact } from "../../pool/recovery-contact";

export const forgotPassword: CognitoOperation<ForgotPasswordCommandInput, ForgotPasswordCommandOutput> = async (
  pool,
  input,
) => {
  checkClient(pool, input.ClientId);
  const username = required(input.Username, "username");
  checkSecretHash(pool, username, input.SecretHash);
  const user = findUser(pool, username);
  if (!user) {
    if (!pool.state.settings.preventUserExistenceErrors) throw noSuchUser();
    return { CodeDeliveryDetails: deliveryDetails({ name: "email", value: username }) };
  }
  if (!user.enabled) throw notAuthorized("User is disabled.");
  const to = recoveryContact(user);
  countResend(pool, user);
  const CodeDeliveryDetails = sendCode(pool, user, "reset", to);
  await pool.save();
  return { CodeDeliveryDetails };
};
