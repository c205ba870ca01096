/** SetUserMFAPreference: which factors a user has, and which one is asked for first. */
import type {
  SetUserMFAPreferenceCommandInput,
  SetUserMFAPreferenceCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { invalidParameter } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { userOfAccessToken } from "../../credentials/pool-tokens";

export const setUserMfaPreference: CognitoOperation<
  SetUserMFAPreferenceCommandInput,
  SetUserMFAPreferenceCommandOutput
> = async (pool, { AccessToken, SMSMfaSettings: sms, SoftwareTokenMfaSettings: totp, EmailMfaSettings: email }) => {
  const user = await userOfAccessToken(pool, AccessToken);
  const { mfa } = user;
  if ([sms, totp, email].filter((each) => each?.PreferredMfa).length > 1)
    throw invalidParameter("Only one MFA method can be set as preferred");
  if (totp?.Enabled && !mfa.secret)
    throw invalidParameter(
      mfa.pendingSecret ? "User has not verified software token mfa" : "User has not set up software token mfa",
    );
  if (sms?.Enabled && !user.attributes.phone_number)
    throw invalidParameter("User does not have delivery config set to turn on SMS_MFA");

  for (const [type, preference] of [
    ["SMS_MFA", sms],
    ["SOFTWARE_TOKEN_MFA", totp],
    ["EMAIL_OTP", email],
  ] as const) {
    if (!preference) continue;
    if (preference.PreferredMfa && !preference.Enabled)
      throw invalidParameter(`${type} must be enabled to be preferred`);
    mfa.enabled = mfa.enabled.filter((each) => each !== type);
    if (preference.Enabled) mfa.enabled.push(type);
    if (preference.PreferredMfa) mfa.preferred = type;
    else if (mfa.preferred === type) delete mfa.preferred;
  }
  await pool.save();
  return {};
};
