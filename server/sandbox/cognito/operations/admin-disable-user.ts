/** AdminDisableUser and AdminEnableUser: the operator shuts somebody out, with all her tokens, and lets her in again. */
import type {
  AdminDisableUserCommandInput,
  AdminDisableUserCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { checkPool } from "../client";
import { required, userGone } from "../errors";
import type { Operation } from "../operation";
import { findUser } from "../users";

type Change = Operation<AdminDisableUserCommandInput, AdminDisableUserCommandOutput>;

const change =
  (enabled: boolean): Change =>
  async (pool, input) => {
    checkPool(pool, input.UserPoolId);
    const user = findUser(pool, required(input.Username, "username"));
    if (!user) throw userGone();
    user.enabled = enabled;
    await pool.save();
    return {};
  };

export const adminDisableUser = change(false);
export const adminEnableUser = change(true);
