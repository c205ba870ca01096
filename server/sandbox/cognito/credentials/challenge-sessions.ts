/** Sessions of unfinished flows: opaque, for one use, three minutes long, bound to person and step. */
import { createHash, randomBytes } from "node:crypto";
import { invalidSession, notAuthorized } from "../cognito-errors";
import type { OpenChallenge } from "../pool/pool-state";
import { type CognitoPool, MINUTE_MS } from "../pool/user-pool";

/** AuthSessionValidity of the app client, at its default. */
export const SESSION_MINUTES = 3;
const SESSION_MS = SESSION_MINUTES * MINUTE_MS;
const SESSION_BYTES = 360;
/** Wrong answers that one Session bears. */
const TRIES = 3;

/** Opens a flow and gives its Session. The caller saves. */
export function openChallenge(pool: CognitoPool, challenge: Omit<OpenChallenge, "expires">): string {
  const session = randomBytes(SESSION_BYTES).toString("base64");
  pool.state.challenges[key(session)] = { ...challenge, expires: pool.now() + SESSION_MS };
  return session;
}

/** The flow behind `session`, still open for a further try. Throws if it is of another step or person, used or ended. */
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

/** Like `challengeOf`, and ends the flow: the same Session does not serve again. */
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

/** Counts a wrong answer; the last one that is borne ends the flow. Saves. */
export async function countWrongAnswer(pool: CognitoPool, session: string): Promise<void> {
  const challenge = pool.state.challenges[key(session)];
  if (!challenge) return;
  challenge.tries = (challenge.tries ?? 0) + 1;
  if (challenge.tries >= TRIES) delete pool.state.challenges[key(session)];
  await pool.save();
}

const key = (session: string) => createHash("sha256").update(session).digest("hex");
