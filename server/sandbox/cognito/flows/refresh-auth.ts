/**
 * REFRESH_TOKEN_AUTH: a new access token and ID token for a refresh token. An app client that rotates refresh tokens
 * must not allow this flow.
 */
import { checkSecretHash } from "../app-client";
import { invalidParameter, parameter } from "../cognito-errors";
import { accessAndIdTokens } from "../credentials/pool-tokens";
import { openRefreshToken } from "../credentials/refresh-tokens";
import { usernameOf } from "../pool/pool-users";
import type { AuthFlowHandler } from "./flow-types";

export const refreshAuth: AuthFlowHandler = async (pool, { AuthFlow, AuthParameters }) => {
  if (pool.state.settings.rotation) throw invalidParameter(`${AuthFlow} flow not enabled for this client`);
  const token = parameter(AuthParameters, "REFRESH_TOKEN");
  const { found, user } = openRefreshToken(pool, token, AuthParameters?.DEVICE_KEY);
  // SECRET_HASH is computed from the generated user name, even for users who sign in by email.
  checkSecretHash(pool, usernameOf(user), AuthParameters?.SECRET_HASH);
  return { ChallengeParameters: {}, AuthenticationResult: await accessAndIdTokens(pool, user, found) };
};
