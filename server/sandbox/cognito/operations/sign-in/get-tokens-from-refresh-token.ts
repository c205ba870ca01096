/** GetTokensFromRefreshToken: refresh for app clients that rotate refresh tokens; it works for others too. */
import type {
  GetTokensFromRefreshTokenCommandInput,
  GetTokensFromRefreshTokenCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { checkClient, checkSecret } from "../../app-client";
import { required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { accessAndIdTokens } from "../../credentials/pool-tokens";
import { newRefreshToken, openRefreshToken } from "../../credentials/refresh-tokens";

export const getTokensFromRefreshToken: CognitoOperation<
  GetTokensFromRefreshTokenCommandInput,
  GetTokensFromRefreshTokenCommandOutput
> = async (pool, input) => {
  checkClient(pool, input.ClientId);
  checkSecret(pool, input.ClientSecret);
  const { found, user } = openRefreshToken(pool, required(input.RefreshToken, "refreshToken"), input.DeviceKey);
  const AuthenticationResult = await accessAndIdTokens(pool, user, found);
  if (!pool.state.settings.rotation) return { AuthenticationResult };

  // The grace period starts with the first use, and the new token expires when the old one would have.
  const { rotatedAt = pool.now(), ...family } = found;
  found.rotatedAt = rotatedAt;
  const RefreshToken = newRefreshToken(pool, family);
  await pool.save();
  return { AuthenticationResult: { ...AuthenticationResult, RefreshToken } };
};
