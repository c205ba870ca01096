/** DeleteUser: whoever holds the access token is gone, with every token. */
import type { DeleteUserCommandInput, DeleteUserCommandOutput } from "@aws-sdk/client-cognito-identity-provider";
import type { Operation } from "../../cognito-operation";
import { bearerOf } from "../../credentials/pool-tokens";

export const deleteUser: Operation<DeleteUserCommandInput, DeleteUserCommandOutput> = async (pool, input) => {
  const user = await bearerOf(pool, input.AccessToken);
  delete pool.state.users[user.sub];
  await pool.save();
  return {};
};
