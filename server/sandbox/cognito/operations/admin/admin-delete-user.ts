/** AdminDeleteUser: deletes the user, with all tokens. */
import type {
  AdminDeleteUserCommandInput,
  AdminDeleteUserCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoOperation } from "../../cognito-operation";
import { namedUser } from "../../pool/managed-users";

export const adminDeleteUser: CognitoOperation<AdminDeleteUserCommandInput, AdminDeleteUserCommandOutput> = async (
  pool,
  input,
) => {
  delete pool.state.users[namedUser(pool, input).sub];
  await pool.save();
  return {};
};
