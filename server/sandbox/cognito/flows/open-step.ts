/** A challenge response, checked against its Session, user and secret hash. */
import type { RespondToAuthChallengeCommandInput } from "@aws-sdk/client-cognito-identity-provider";
import { checkSecretHash } from "../app-client";
import { invalidSession, parameter, required } from "../cognito-errors";
import { challengeOf, takeChallenge } from "../credentials/challenge-sessions";
import type { CognitoPool } from "../pool/cognito-pool";
import type { OpenChallenge, PoolUser, SignInProgress } from "../pool/pool-state";
import { findUser, usernameOf } from "../pool/pool-users";

export type OpenStep = {
  user: PoolUser;
  session: string;
  challenge: OpenChallenge;
  progress: SignInProgress;
  /** Closes the Session because the answer was right. */
  end(): void;
};

/** Finds the step of `Session` and leaves it open, because a wrong answer may be followed by another. */
export function openStep(
  pool: CognitoPool,
  { Session, ChallengeResponses }: RespondToAuthChallengeCommandInput,
  name: OpenChallenge["step"],
): OpenStep {
  const username = parameter(ChallengeResponses, "USERNAME");
  const session = required(Session, "session");
  const user = findUser(pool, username);
  // From the first challenge on, SECRET_HASH is computed from the generated user name instead of the email.
  checkSecretHash(pool, user ? usernameOf(user) : username, ChallengeResponses?.SECRET_HASH);
  if (!user) throw invalidSession();
  const challenge = challengeOf(pool, session, name, user.sub);
  return {
    user,
    session,
    challenge,
    progress: challenge.progress ?? {},
    end: () => void takeChallenge(pool, session, name, user.sub),
  };
}
