/** DeleteUser: whoever holds the access token is gone, with every token. */
import type { DeleteUserCommandInput, DeleteUserCommandOutput } from "@aws-sdk/client-cognito-identity-provider";
import type { Operation } from "../operation";
import { bearerOf } from "../tokens";

export const deleteUser: Operation<DeleteUserCommandInput, DeleteUserCommandOutput> = async (pool, input) => {
  const user = await bearerOf(pool, input.AccessToken);
  delete pool.state.users[user.sub];
  await pool.save();
  return {};
};
