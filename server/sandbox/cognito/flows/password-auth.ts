/** USER_PASSWORD_AUTH: name and password in one request. Devices are not tracked on this way. */
import { checkSecretHash } from "../app-client";
import { incorrect, parameter, resetRequired, userGone } from "../cognito-errors";
import { checkLock, matchNothing, passwordMatches, settleAttempt } from "../credentials/pool-passwords";
import { findUser } from "../pool/pool-users";
import type { Flow } from "./flow-types";

export const passwordAuth: Flow = async (pool, { AuthParameters }) => {
  const username = parameter(AuthParameters, "USERNAME");
  const password = parameter(AuthParameters, "PASSWORD");
  checkSecretHash(pool, username, AuthParameters?.SECRET_HASH);
  const user = findUser(pool, username);
  if (!user) {
    await matchNothing(password);
    throw pool.state.settings.preventUserExistenceErrors ? incorrect() : userGone();
  }
  checkLock(pool, user);
  if (user.status === "RESET_REQUIRED") throw resetRequired();
  await settleAttempt(pool, user, await passwordMatches(user.password, password));
  return { user, progress: {} };
};
