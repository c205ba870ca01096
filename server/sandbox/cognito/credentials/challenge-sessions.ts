/** Sessions of unfinished sign-ins: opaque, single-use, valid for three minutes, bound to a user and a step. */
import { createHash, randomBytes } from "node:crypto";
import { invalidSession, notAuthorized } from "../cognito-errors";
import { type CognitoPool, MINUTE_MS } from "../pool/cognito-pool";
import type { OpenChallenge } from "../pool/pool-state";

/** The app client's AuthSessionValidity, at its default. */
export const SESSION_MINUTES = 3;
const SESSION_MS = SESSION_MINUTES * MINUTE_MS;
const SESSION_BYTES = 360;
/** Wrong answers allowed per Session. */
const TRIES = 3;

/** Opens a challenge and returns its Session. The caller saves. */
export function openChallenge(pool: CognitoPool, challenge: Omit<OpenChallenge, "expires">): string {
  const session = randomBytes(SESSION_BYTES).toString("base64");
  pool.state.challenges[key(session)] = { ...challenge, expires: pool.now() + SESSION_MS };
  return session;
}

/**
 * The challenge of `session`, which stays open for another try. Throws if it is for another step or user, was used,
 * or has expired.
 */
export function challengeOf(
  pool: CognitoPool,
  session: string,
  step: OpenChallenge["step"],
  sub?: string,
): OpenChallenge {
  const challenge = pool.state.challenges[key(session)];
  if (challenge?.step !== step || (sub !== undefined && challenge.sub !== sub)) throw invalidSession();
  if (pool.now() >= challenge.expires) throw notAuthorized("Invalid session for the user, session is expired.");
  return challenge;
}

/** Like `challengeOf`, but closes the challenge: the Session can't be used again. */
export function takeChallenge(
  pool: CognitoPool,
  session: string,
  step: OpenChallenge["step"],
  sub?: string,
): OpenChallenge {
  const challenge = challengeOf(pool, session, step, sub);
  delete pool.state.challenges[key(session)];
  return challenge;
}

/** Counts a wrong answer; the last allowed one closes the challenge. Saves. */
export async function countWrongAnswer(pool: CognitoPool, session: string): Promise<void> {
  const challenge = pool.state.challenges[key(session)];
  if (!challenge) return;
  challenge.tries = (challenge.tries ?? 0) + 1;
  if (challenge.tries >= TRIES) delete pool.state.challenges[key(session)];
  await pool.save();
}

const key = (session: string) => createHash("sha256").update(session).digest("hex");
