/**
 * GetUserAttributeVerificationCode: sends a code to the user's email or phone number, even while a new one waits for its
 * own code. https://github.com/aws-amplify/amplify-flutter/issues/3756
 */
import type {
  GetUserAttributeVerificationCodeCommandInput,
  GetUserAttributeVerificationCodeCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { invalidParameter } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { userOfAccessToken } from "../../credentials/pool-tokens";
import { countResend, sendCode } from "../../credentials/verification-codes";
import { contactOf } from "../../pool/pool-users";
import { contactName } from "../../pool/user-attributes";

export const getUserAttributeVerificationCode: CognitoOperation<
  GetUserAttributeVerificationCodeCommandInput,
  GetUserAttributeVerificationCodeCommandOutput
> = async (pool, input) => {
  const user = await userOfAccessToken(pool, input.AccessToken);
  const name = contactName(input.AttributeName);
  const value = contactOf(user, name);
  if (!value) throw invalidParameter(`User does not have attribute ${name} set.`);
  countResend(pool, user);
  const CodeDeliveryDetails = await sendCode(pool, user, name, {
    to: { name, value },
    pending: false,
    metadata: input.ClientMetadata,
  });
  await pool.save();
  return { CodeDeliveryDetails };
};
