/**
 * USER_AUTH: the client asks which ways to sign in the user has, or names one (PREFERRED_CHALLENGE). With the Session
 * of a confirmed sign-up it needs nothing more.
 */

import { checkSecretHash } from "../app-client";
import { incorrectPassword, invalidParameter, parameter, required } from "../cognito-errors";
import { challengeOf, openChallenge, takeChallenge } from "../credentials/challenge-sessions";
import type { CognitoPool } from "../pool/cognito-pool";
import type { PoolUser } from "../pool/pool-state";
import { contactOf, findUser, usernameOf } from "../pool/pool-users";
import type { AnswerChallenge, AuthFlowHandler, AuthOutcome, StepPassed } from "./flow-types";
import { askOneTimePassword } from "./one-time-password";
import { askPasskey } from "./passkey-auth";
import { passwordAuth } from "./password-auth";
import { factorOf } from "./second-factor";
import { srpAuth } from "./srp-auth";

type FirstChallenge = "PASSWORD" | "PASSWORD_SRP" | "EMAIL_OTP" | "SMS_OTP" | "WEB_AUTHN";
type AuthParameters = Record<string, string> | undefined;

export const userAuth: AuthFlowHandler = async (pool, { AuthParameters, Session }) => {
  if (!pool.state.settings.userAuth) throw invalidParameter("USER_AUTH flow not enabled for this client");
  const username = parameter(AuthParameters, "USERNAME");
  checkSecretHash(pool, username, AuthParameters?.SECRET_HASH);
  const user = findUser(pool, username);
  if (Session) {
    if (!user) throw incorrectPassword();
    takeChallenge(pool, Session, "autoSignIn", user.sub);
    return { user, progress: {} };
  }
  const preferred = firstChallenges(pool, user).find((each) => each === AuthParameters?.PREFERRED_CHALLENGE);
  return preferred ? begin(pool, preferred, user, AuthParameters) : offer(pool, user);
};

/** ANSWER names one of the offered challenges and comes with what that one needs: SRP_A or PASSWORD. */
export const answerSelectChallenge: AnswerChallenge = async (pool, { Session, ChallengeResponses: responses }) => {
  const username = parameter(responses, "USERNAME");
  const answer = parameter(responses, "ANSWER");
  const session = required(Session, "session");
  const user = findUser(pool, username);
  const hashed = user ? usernameOf(user) : username;
  checkSecretHash(pool, hashed, responses?.SECRET_HASH);
  challengeOf(pool, session, "SELECT_CHALLENGE", user?.sub ?? "");
  const chosen = firstChallenges(pool, user).find((each) => each === answer);
  if (!chosen) throw invalidParameter(`Selected challenge ${answer} is not available for the user`);
  const next = await begin(pool, chosen, user, { ...responses, USERNAME: username });
  takeChallenge(pool, session, "SELECT_CHALLENGE", user?.sub ?? "");
  return next;
};

/** The pool's first factors that `user` can use. A second factor excludes the ones without a password. */
function firstChallenges(pool: CognitoPool, user: PoolUser | undefined): FirstChallenge[] {
  const allowed = pool.state.settings.firstFactors;
  const codes = (["EMAIL_OTP", "SMS_OTP"] as const).filter((name) => allowed.includes(name));
  if (!user) return ["PASSWORD", "PASSWORD_SRP", ...codes];
  const own = codes.filter((name) => contactOf(user, name === "EMAIL_OTP" ? "email" : "phone_number"));
  const passkey = allowed.includes("WEB_AUTHN") && Object.keys(user.passkeys ?? {}).length > 0;
  const without: FirstChallenge[] = [...own, ...(passkey ? (["WEB_AUTHN"] as const) : [])];
  return ["PASSWORD", "PASSWORD_SRP", ...(factorOf(pool, user) ? [] : without)];
}

/** An unknown user gets the same offer, so that it doesn't reveal who has an account. */
async function offer(pool: CognitoPool, user: PoolUser | undefined): Promise<AuthOutcome> {
  const Session = openChallenge(pool, { step: "SELECT_CHALLENGE", sub: user?.sub ?? "" });
  await pool.save();
  return {
    ChallengeName: "SELECT_CHALLENGE",
    ChallengeParameters: {},
    AvailableChallenges: firstChallenges(pool, user),
    Session,
  };
}

function begin(
  pool: CognitoPool,
  challenge: FirstChallenge,
  user: PoolUser | undefined,
  given: AuthParameters,
): Promise<StepPassed | AuthOutcome> {
  const input = { AuthFlow: "USER_AUTH", AuthParameters: given, ClientId: pool.clientId } as const;
  if (challenge === "PASSWORD") return passwordAuth(pool, input);
  if (challenge === "PASSWORD_SRP") return srpAuth(pool, input);
  if (challenge === "WEB_AUTHN") return askPasskey(pool, user);
  return askOneTimePassword(pool, user, challenge);
}
