/** ResendConfirmationCode: sends another code to an unconfirmed user. It returns no Session. */
import type {
  ResendConfirmationCodeCommandInput,
  ResendConfirmationCodeCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { checkClient, checkSecretHash } from "../../app-client";
import { invalidParameter, noSuchUser, required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { countResend, deliveryDetails, sendCode } from "../../credentials/verification-codes";
import { findUser } from "../../pool/pool-users";

export const resendConfirmationCode: CognitoOperation<
  ResendConfirmationCodeCommandInput,
  ResendConfirmationCodeCommandOutput
> = async (pool, input) => {
  checkClient(pool, input.ClientId);
  const username = required(input.Username, "username");
  checkSecretHash(pool, username, input.SecretHash);
  const user = findUser(pool, username);
  if (!user) {
    if (!pool.state.settings.preventUserExistenceErrors) throw noSuchUser();
    // The response looks as if a code had been sent.
    return { CodeDeliveryDetails: deliveryDetails({ name: "email", value: username }) };
  }
  if (user.status !== "UNCONFIRMED") throw invalidParameter("User is already confirmed.");

  countResend(pool, user);
  const CodeDeliveryDetails = sendCode(pool, user, "signUp");
  await pool.save();
  return { CodeDeliveryDetails };
};
