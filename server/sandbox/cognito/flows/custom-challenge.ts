/** CUSTOM_AUTH and CUSTOM_CHALLENGE: what the pool's own triggers ask. Here it is a riddle. */

import { checkSecretHash } from "../app-client";
import { incorrectPassword, invalidParameter, parameter } from "../cognito-errors";
import { openChallenge } from "../credentials/challenge-sessions";
import type { CognitoPool } from "../pool/cognito-pool";
import type { PoolUser, SignInProgress } from "../pool/pool-state";
import { findUser, usernameOf } from "../pool/pool-users";
import type { AnswerChallenge, AuthFlowHandler, AuthOutcome } from "./flow-types";
import { openStep } from "./open-step";
import { srpAuth } from "./srp-auth";

export const RIDDLE = { question: "To how many does the referee count outside the ring?", answer: "10" };
/** Wrong answers before the triggers fail the sign-in. */
const TRIES = 3;

/** With SRP_A the password comes first (CHALLENGE_NAME is then SRP_A); otherwise the challenge is the whole sign-in. */
export const customAuth: AuthFlowHandler = async (pool, input) => {
  const username = parameter(input.AuthParameters, "USERNAME");
  if (!pool.state.settings.customAuth)
    throw invalidParameter("Custom auth lambda trigger is not configured for the user pool.");
  if (input.AuthParameters?.CHALLENGE_NAME === "SRP_A") return srpAuth(pool, input);
  checkSecretHash(pool, username, input.AuthParameters?.SECRET_HASH);
  const user = findUser(pool, username);
  if (!user) throw incorrectPassword();
  return { user, progress: { custom: "wanted" } };
};

export async function askCustom(
  pool: CognitoPool,
  user: PoolUser,
  progress: SignInProgress,
  tries = 0,
): Promise<AuthOutcome> {
  const Session = openChallenge(pool, { step: "CUSTOM_CHALLENGE", sub: user.sub, progress, tries });
  await pool.save();
  return {
    ChallengeName: "CUSTOM_CHALLENGE",
    Session,
    ChallengeParameters: { USERNAME: usernameOf(user), question: RIDDLE.question },
  };
}

/** A wrong answer gets a new challenge with a new Session, as most triggers do it. */
export const answerCustom: AnswerChallenge = async (pool, input) => {
  const answer = parameter(input.ChallengeResponses, "ANSWER");
  const { user, progress, challenge, end } = openStep(pool, input, "CUSTOM_CHALLENGE");
  end();
  if (answer.trim() === RIDDLE.answer) return { user, progress: { ...progress, custom: "done" } };
  const tries = (challenge.tries ?? 0) + 1;
  if (tries < TRIES) return askCustom(pool, user, progress, tries);
  await pool.save();
  throw incorrectPassword();
};
