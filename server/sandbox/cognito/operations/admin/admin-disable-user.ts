/** AdminDisableUser and AdminEnableUser: the operator locks a user out, tokens included, and lets the user in again. */
import type {
  AdminDisableUserCommandInput,
  AdminDisableUserCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Operation } from "../../cognito-operation";
import { namedUser, touch } from "../../pool/managed-users";

type Change = Operation<AdminDisableUserCommandInput, AdminDisableUserCommandOutput>;

const change =
  (enabled: boolean): Change =>
  async (pool, input) => {
    const user = namedUser(pool, input);
    touch(pool, user);
    user.enabled = enabled;
    await pool.save();
    return {};
  };

export const adminDisableUser = change(false);
export const adminEnableUser = change(true);
