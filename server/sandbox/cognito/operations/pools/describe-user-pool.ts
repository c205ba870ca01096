/** DescribeUserPool: the pool's settings, above all its password policy. */
import type {
  DescribeUserPoolCommandInput,
  DescribeUserPoolCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { checkPool } from "../../app-client";
import type { CognitoOperation } from "../../cognito-operation";
import { TEMPORARY_PASSWORD_DAYS } from "../../credentials/temporary-password";
import { REQUIRED_ATTRIBUTES } from "../../pool/user-attributes";

export const describeUserPool: CognitoOperation<DescribeUserPoolCommandInput, DescribeUserPoolCommandOutput> = async (
  pool,
  input,
) => {
  checkPool(pool, input.UserPoolId);
  const { settings, users } = pool.state;
  return {
    UserPool: {
      Id: pool.userPoolId,
      Name: "Ringside",
      Arn: `arn:aws:cognito-idp:${pool.sandbox.region}:000000000000:userpool/${pool.userPoolId}`,
      MfaConfiguration: settings.mfa,
      Policies: {
        PasswordPolicy: {
          MinimumLength: 8,
          RequireLowercase: true,
          RequireUppercase: true,
          RequireNumbers: true,
          RequireSymbols: true,
          TemporaryPasswordValidityDays: TEMPORARY_PASSWORD_DAYS,
        },
        SignInPolicy: { AllowedFirstAuthFactors: settings.firstFactors },
      },
      SchemaAttributes: ["email", ...REQUIRED_ATTRIBUTES].map((Name) => ({
        Name,
        AttributeDataType: "String",
        Mutable: true,
        Required: true,
      })),
      UsernameAttributes: ["email"],
      UsernameConfiguration: { CaseSensitive: false },
      AutoVerifiedAttributes: settings.autoVerify,
      UserAttributeUpdateSettings: {
        AttributesRequireVerificationBeforeUpdate: settings.verifyBeforeUpdate ? settings.autoVerify : [],
      },
      ...(settings.deviceTracking && {
        DeviceConfiguration: {
          ChallengeRequiredOnNewDevice: true,
          DeviceOnlyRememberedOnUserPrompt: settings.deviceOnlyRememberedOnUserPrompt,
        },
      }),
      AccountRecoverySetting: {
        RecoveryMechanisms: [
          { Name: "verified_email", Priority: 1 },
          { Name: "verified_phone_number", Priority: 2 },
        ],
      },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
      EstimatedNumberOfUsers: Object.keys(users).length,
    },
  };
};
