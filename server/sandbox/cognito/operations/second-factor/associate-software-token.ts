/** AssociateSoftwareToken: a secret for an authenticator app, by access token or during MFA_SETUP. */
import type {
  AssociateSoftwareTokenCommandInput,
  AssociateSoftwareTokenCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { CognitoError, invalidParameter } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { openChallenge, takeChallenge } from "../../credentials/challenge-sessions";
import { userOfAccessToken } from "../../credentials/pool-tokens";
import { newSecret } from "../../credentials/totp";

export const associateSoftwareToken: CognitoOperation<
  AssociateSoftwareTokenCommandInput,
  AssociateSoftwareTokenCommandOutput
> = async (pool, input) => {
  if (!input.AccessToken && !input.Session)
    throw invalidParameter("Either access token or session must be present in the request.");
  if (pool.state.settings.mfa === "OFF")
    throw new CognitoError(
      "SoftwareTokenMFANotFoundException",
      "Software Token MFA has not been enabled by the userPool",
    );
  const SecretCode = newSecret();
  let Session: string | undefined;
  if (input.AccessToken) {
    const { mfa } = await userOfAccessToken(pool, input.AccessToken);
    // The current authenticator keeps working until the new one is verified.
    mfa.pendingSecret = SecretCode;
  } else if (input.Session) {
    const { sub, progress = {} } = takeChallenge(pool, input.Session, "MFA_SETUP");
    Session = openChallenge(pool, { step: "MFA_SETUP", sub, progress, secret: SecretCode });
  }
  await pool.save();
  return { SecretCode, Session };
};
