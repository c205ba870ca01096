/** GetTokensFromRefreshToken: refresh for app clients that rotate refresh tokens; it works for others too. */
import type {
  GetTokensFromRefreshTokenCommandInput,
  GetTokensFromRefreshTokenCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { checkClient, checkSecret } from "../../app-client";
import { required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { accessAndIdTokens } from "../../credentials/pool-tokens";
import { openRefreshToken, rotateRefreshToken } from "../../credentials/refresh-tokens";

export const getTokensFromRefreshToken: CognitoOperation<
  GetTokensFromRefreshTokenCommandInput,
  GetTokensFromRefreshTokenCommandOutput
> = async (pool, input) => {
  checkClient(pool, input.ClientId);
  checkSecret(pool, input.ClientSecret);
  const { found, user } = openRefreshToken(pool, required(input.RefreshToken, "refreshToken"), input.DeviceKey);
  const AuthenticationResult = await accessAndIdTokens(pool, user, found);
  if (!pool.state.settings.rotation) return { AuthenticationResult };
  return { AuthenticationResult: { ...AuthenticationResult, RefreshToken: await rotateRefreshToken(pool, found) } };
};
