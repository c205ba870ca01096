/** REFRESH_TOKEN_AUTH: new access and ID token for a refresh token. A client that rotates must not allow this flow. */
import { checkSecretHash } from "../client";
import { invalidParameter, parameter } from "../errors";
import { openRefreshToken } from "../refresh-tokens";
import { accessAndId } from "../tokens";
import { usernameOf } from "../users";
import type { Flow } from "./auth-output";

export const refreshAuth: Flow = async (pool, { AuthFlow, AuthParameters }) => {
  if (pool.state.settings.rotation) throw invalidParameter(`${AuthFlow} flow not enabled for this client`);
  const token = parameter(AuthParameters, "REFRESH_TOKEN");
  const { found, user } = openRefreshToken(pool, token, AuthParameters?.DEVICE_KEY);
  // The hash is over the generated user name, even for someone who signs in by email.
  checkSecretHash(pool, usernameOf(user), AuthParameters?.SECRET_HASH);
  return { ChallengeParameters: {}, AuthenticationResult: await accessAndId(pool, user, found) };
};
