/** USER_AUTH: here only with the Session of a confirmed sign-up, which signs in without a password. */
import { takeChallenge } from "../challenges";
import { checkSecretHash } from "../client";
import { incorrect, invalidParameter, parameter } from "../errors";
import { findUser } from "../users";
import type { Flow } from "./auth-output";

export const userAuth: Flow = async (pool, { AuthParameters, Session }) => {
  if (!pool.state.settings.userAuth) throw invalidParameter("USER_AUTH flow not enabled for this client");
  const username = parameter(AuthParameters, "USERNAME");
  checkSecretHash(pool, username, AuthParameters?.SECRET_HASH);
  const user = findUser(pool, username);
  if (!user) throw incorrect();
  // Without it the service offers a choice of challenges, which the product does not use.
  if (!Session) return { ChallengeName: "SELECT_CHALLENGE", AvailableChallenges: ["PASSWORD", "PASSWORD_SRP"] };
  takeChallenge(pool, Session, "autoSignIn", user.sub);
  return { user, progress: {} };
};
