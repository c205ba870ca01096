/** GlobalSignOut: revokes all tokens of the user behind the access token. */
import type { GlobalSignOutCommandInput, GlobalSignOutCommandOutput } from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoOperation } from "../../cognito-operation";
import { userOfAccessToken } from "../../credentials/pool-tokens";
import { revokeFamily } from "../../credentials/refresh-tokens";

export const globalSignOut: CognitoOperation<GlobalSignOutCommandInput, GlobalSignOutCommandOutput> = async (
  pool,
  input,
) => {
  const user = await userOfAccessToken(pool, input.AccessToken);
  for (const token of Object.values(pool.state.refreshTokens)) if (token.sub === user.sub) revokeFamily(pool, token);
  await pool.save();
  return {};
};
