/** VerifySoftwareToken: the first code of an authenticator app. During MFA_SETUP it also enables the factor. */
import type {
  VerifySoftwareTokenCommandInput,
  VerifySoftwareTokenCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { CognitoError, invalidParameter, invalidSession, required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { challengeOf, countWrongAnswer, openChallenge, takeChallenge } from "../../credentials/challenge-sessions";
import { userOfAccessToken } from "../../credentials/pool-tokens";
import { totpStep } from "../../credentials/totp";
import type { PoolUser } from "../../pool/pool-state";

export const verifySoftwareToken: CognitoOperation<
  VerifySoftwareTokenCommandInput,
  VerifySoftwareTokenCommandOutput
> = async (pool, input) => {
  if (!input.AccessToken && !input.Session)
    throw invalidParameter("Either access token or session must be present in the request.");
  const code = required(input.UserCode, "userCode");
  if (!/^[0-9]{6}$/.test(code))
    throw invalidParameter(
      `1 validation error detected: Value '${code}' at 'userCode' failed to satisfy constraint: Member must satisfy regular expression pattern: [0-9]+`,
    );

  if (input.AccessToken) {
    const user = await userOfAccessToken(pool, input.AccessToken);
    accept(user, user.mfa.pendingSecret, code);
    delete user.mfa.pendingSecret;
    await pool.save();
    return { Status: "SUCCESS" };
  }

  const session = required(input.Session, "session");
  const { sub, secret, progress = {} } = challengeOf(pool, session, "MFA_SETUP");
  const user = pool.state.users[sub];
  if (!user) throw invalidSession();
  try {
    accept(user, secret, code);
  } catch (error) {
    await countWrongAnswer(pool, session);
    throw error;
  }
  if (!user.mfa.enabled.includes("SOFTWARE_TOKEN_MFA")) user.mfa.enabled.push("SOFTWARE_TOKEN_MFA");
  takeChallenge(pool, session, "MFA_SETUP");
  const Session = openChallenge(pool, { step: "MFA_SETUP", sub, progress, secretVerified: true });
  await pool.save();
  return { Status: "SUCCESS", Session };
};

function accept(user: PoolUser, secret: string | undefined, code: string) {
  if (!secret) throw invalidParameter("User has not set up software token mfa");
  const step = totpStep(secret, code);
  if (step === undefined) throw new CognitoError("EnableSoftwareTokenMFAException", "Code mismatch");
  Object.assign(user.mfa, { secret, usedStep: step });
}
