/** GetUserPoolMfaConfig: which factors the pool supports, and whether it requires one. */
import type {
  GetUserPoolMfaConfigCommandInput,
  GetUserPoolMfaConfigCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { checkPool } from "../../app-client";
import type { CognitoOperation } from "../../cognito-operation";

export const getUserPoolMfaConfig: CognitoOperation<
  GetUserPoolMfaConfigCommandInput,
  GetUserPoolMfaConfigCommandOutput
> = async (pool, input) => {
  checkPool(pool, input.UserPoolId);
  return {
    MfaConfiguration: pool.state.settings.mfa,
    SoftwareTokenMfaConfiguration: { Enabled: pool.state.settings.mfa !== "OFF" },
    EmailMfaConfiguration: { Message: "Your authentication code is {####}.", Subject: "Your sign-in code" },
    SmsMfaConfiguration: {
      SmsAuthenticationMessage: "Your authentication code is {####}.",
      SmsConfiguration: { SnsCallerArn: "arn:aws:iam::000000000000:role/sandbox" },
    },
  };
};
