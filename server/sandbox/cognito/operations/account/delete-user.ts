/** DeleteUser: deletes the user behind the access token, with all tokens. */
import type { DeleteUserCommandInput, DeleteUserCommandOutput } from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoOperation } from "../../cognito-operation";
import { userOfAccessToken } from "../../credentials/pool-tokens";

export const deleteUser: CognitoOperation<DeleteUserCommandInput, DeleteUserCommandOutput> = async (pool, input) => {
  const user = await userOfAccessToken(pool, input.AccessToken);
  delete pool.state.users[user.sub];
  await pool.save();
  return {};
};
