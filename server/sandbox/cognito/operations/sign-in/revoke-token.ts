/** RevokeToken: revokes a refresh token and every access token issued from it. */
import type { RevokeTokenCommandInput, RevokeTokenCommandOutput } from "@aws-sdk/client-cognito-identity-provider";
import { checkClient, checkSecret } from "../../app-client";
import { CognitoError, required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { findRefreshToken, revokeFamily } from "../../credentials/refresh-tokens";

export const revokeToken: CognitoOperation<RevokeTokenCommandInput, RevokeTokenCommandOutput> = async (pool, input) => {
  checkClient(pool, input.ClientId);
  checkSecret(pool, input.ClientSecret);
  const token = required(input.Token, "token");
  if (token.split(".").length === 3)
    throw new CognitoError("UnsupportedTokenTypeException", "Only refresh tokens can be revoked.");
  const found = findRefreshToken(pool, token);
  if (found) {
    revokeFamily(pool, found);
    await pool.save();
  }
  return {};
};
