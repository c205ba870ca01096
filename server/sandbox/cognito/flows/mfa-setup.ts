/**
 * MFA_SETUP: a second factor is required and the user has none. Its Session goes through AssociateSoftwareToken and
 * VerifySoftwareToken.
 */

import { invalidParameter } from "../cognito-errors";
import { openChallenge } from "../credentials/challenge-sessions";
import type { CognitoPool } from "../pool/cognito-pool";
import type { PoolUser, SignInProgress } from "../pool/pool-state";
import { usernameOf } from "../pool/pool-users";
import type { AnswerChallenge, AuthOutcome } from "./flow-types";
import { openStep } from "./open-step";

export async function askMfaSetup(pool: CognitoPool, user: PoolUser, progress: SignInProgress): Promise<AuthOutcome> {
  const Session = openChallenge(pool, { step: "MFA_SETUP", sub: user.sub, progress });
  await pool.save();
  return {
    ChallengeName: "MFA_SETUP",
    Session,
    ChallengeParameters: {
      MFAS_CAN_SETUP: JSON.stringify(["SOFTWARE_TOKEN_MFA"]),
      USER_ID_FOR_SRP: usernameOf(user),
    },
  };
}

export const answerMfaSetup: AnswerChallenge = async (pool, input) => {
  const { user, progress, challenge, end } = openStep(pool, input, "MFA_SETUP");
  if (!challenge.secretVerified) throw invalidParameter("User has not verified software token mfa");
  end();
  await pool.save();
  return { user, progress: { ...progress, factor: true } };
};
