/** WEB_AUTHN: a passkey in place of the password, if the pool's sign-in policy allows it. */
import { randomBytes } from "node:crypto";
import { CognitoError, incorrectPassword, parameter } from "../cognito-errors";
import { countWrongAnswer, openChallenge } from "../credentials/challenge-sessions";
import { usedPasskey } from "../passkeys/passkey-proof";
import { PASSKEY_TIMEOUT_MS, relyingPartyOf } from "../passkeys/relying-party";
import type { CognitoPool } from "../pool/cognito-pool";
import type { PoolUser } from "../pool/pool-state";
import { usernameOf } from "../pool/pool-users";
import type { AnswerChallenge, AuthOutcome } from "./flow-types";
import { openStep } from "./open-step";

export async function askPasskey(pool: CognitoPool, user: PoolUser | undefined): Promise<AuthOutcome> {
  if (!user) throw incorrectPassword();
  const challenge = randomBytes(32).toString("base64url");
  const Session = openChallenge(pool, { step: "WEB_AUTHN", sub: user.sub, challenge });
  await pool.save();
  const options = {
    challenge,
    timeout: PASSKEY_TIMEOUT_MS,
    rpId: relyingPartyOf(pool),
    allowCredentials: Object.entries(user.passkeys ?? {}).map(([id, { transports }]) => ({
      ...{ type: "public-key", id, transports },
    })),
    userVerification: "preferred",
  };
  return {
    ChallengeName: "WEB_AUTHN",
    Session,
    ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options), USERNAME: usernameOf(user) },
  };
}

export const answerPasskey: AnswerChallenge = async (pool, input) => {
  const { id = "", response = {} } = JSON.parse(parameter(input.ChallengeResponses, "CREDENTIAL")) as {
    id?: string;
    response?: object;
  };
  const { user, session, challenge, end } = openStep(pool, input, "WEB_AUTHN");
  const passkey = user.passkeys?.[id];
  try {
    if (!passkey) throw incorrectPassword();
    const expected = { challenge: challenge.challenge ?? "", rpId: relyingPartyOf(pool) };
    passkey.signCount = usedPasskey(response, passkey, expected);
  } catch (error) {
    await countWrongAnswer(pool, session);
    throw error instanceof CognitoError ? error : incorrectPassword();
  }
  end();
  await pool.save();
  return { user, progress: {} };
};
