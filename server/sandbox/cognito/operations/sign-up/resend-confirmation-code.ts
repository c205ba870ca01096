/** ResendConfirmationCode: sends another code to an unconfirmed user. It returns no Session. */
import type {
  ResendConfirmationCodeCommandInput,
  ResendConfirmationCodeCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { invalidParameter } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { countResend, sendCode } from "../../credentials/verification-codes";
import { userOfCodeRequest } from "./code-request";

export const resendConfirmationCode: CognitoOperation<
  ResendConfirmationCodeCommandInput,
  ResendConfirmationCodeCommandOutput
> = async (pool, input) => {
  const { user, simulated } = userOfCodeRequest(pool, input);
  if (!user) return simulated;
  if (user.status !== "UNCONFIRMED") throw invalidParameter("User is already confirmed.");

  countResend(pool, user);
  const CodeDeliveryDetails = await sendCode(pool, user, "signUp", {
    occasion: "ResendCode",
    metadata: input.ClientMetadata,
  });
  await pool.save();
  return { CodeDeliveryDetails };
};
