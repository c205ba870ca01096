/** USER_PASSWORD_AUTH: user name and password in one request. This flow doesn't track devices. */
import { checkSecretHash } from "../app-client";
import { incorrectPassword, parameter, resetRequired, userDoesNotExist, userNotConfirmed } from "../cognito-errors";
import {
  checkLockout,
  passwordMatches,
  recordPasswordAttempt,
  simulatePasswordCheck,
} from "../credentials/pool-passwords";
import { findUser } from "../pool/pool-users";
import type { AuthFlowHandler } from "./flow-types";

export const passwordAuth: AuthFlowHandler = async (pool, { AuthParameters }) => {
  const username = parameter(AuthParameters, "USERNAME");
  const password = parameter(AuthParameters, "PASSWORD");
  checkSecretHash(pool, username, AuthParameters?.SECRET_HASH);
  const user = findUser(pool, username);
  if (!user) {
    await simulatePasswordCheck(password);
    throw pool.state.settings.preventUserExistenceErrors ? incorrectPassword() : userDoesNotExist();
  }
  checkLockout(pool, user);
  if (user.status === "UNCONFIRMED") throw userNotConfirmed();
  if (user.status === "RESET_REQUIRED") throw resetRequired();
  await recordPasswordAttempt(pool, user, await passwordMatches(user.password, password));
  return { user, progress: {} };
};
