/** AdminDisableUser and AdminEnableUser: an operator locks a user out, tokens included, and lets them in again. */
import type {
  AdminDisableUserCommandInput,
  AdminDisableUserCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoOperation } from "../../cognito-operation";
import { markModified, namedUser } from "../../pool/managed-users";

type EnableOperation = CognitoOperation<AdminDisableUserCommandInput, AdminDisableUserCommandOutput>;

const setEnabled =
  (enabled: boolean): EnableOperation =>
  async (pool, input) => {
    const user = namedUser(pool, input);
    markModified(pool, user);
    user.enabled = enabled;
    await pool.save();
    return {};
  };

export const adminDisableUser = setEnabled(false);
export const adminEnableUser = setEnabled(true);
