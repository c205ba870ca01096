/** One answer to a challenge, held against the Session, the person and the secret it must fit. */
import type { RespondToAuthChallengeCommandInput } from "@aws-sdk/client-cognito-identity-provider";
import { checkSecretHash } from "../app-client";
import { invalidSession, parameter, required } from "../cognito-errors";
import { challengeOf, takeChallenge } from "../credentials/challenge-sessions";
import type { OpenChallenge, PoolUser, SignInProgress } from "../pool/pool-state";
import { findUser, usernameOf } from "../pool/pool-users";
import type { CognitoPool } from "../pool/user-pool";

export type OpenStep = {
  user: PoolUser;
  session: string;
  challenge: OpenChallenge;
  progress: SignInProgress;
  /** Ends the Session: the answer was right. */
  end(): void;
};

/** Opens the step that `Session` belongs to and leaves it open, for a wrong answer may be followed by another. */
export function openStep(
  pool: CognitoPool,
  { Session, ChallengeResponses }: RespondToAuthChallengeCommandInput,
  name: OpenChallenge["step"],
): OpenStep {
  const username = parameter(ChallengeResponses, "USERNAME");
  const session = required(Session, "session");
  const user = findUser(pool, username);
  // From the first challenge on, the hash is over the generated user name and no longer over the email.
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
