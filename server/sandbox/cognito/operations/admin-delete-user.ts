/** AdminDeleteUser: the person is gone, with every token. */
import type {
  AdminDeleteUserCommandInput,
  AdminDeleteUserCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { namedUser } from "../administration";
import type { Operation } from "../operation";

export const adminDeleteUser: Operation<AdminDeleteUserCommandInput, AdminDeleteUserCommandOutput> = async (
  pool,
  input,
) => {
  delete pool.state.users[namedUser(pool, input).sub];
  await pool.save();
  return {};
};
