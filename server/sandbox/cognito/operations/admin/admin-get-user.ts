/** AdminGetUser: everything about a user, for an operator. */
import type { AdminGetUserCommandInput, AdminGetUserCommandOutput } from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoOperation } from "../../cognito-operation";
import { namedUser, type UserJson, userJson } from "../../pool/managed-users";

type AdminUserJson = Omit<AdminGetUserCommandOutput, keyof UserJson> & Omit<UserJson, "Attributes">;

export const adminGetUser: CognitoOperation<AdminGetUserCommandInput, AdminUserJson> = async (pool, input) => {
  const user = namedUser(pool, input);
  const { Attributes, ...described } = userJson(user);
  const { enabled, preferred } = user.mfa;
  return {
    ...described,
    UserAttributes: Attributes,
    ...(enabled.length > 0 && { UserMFASettingList: enabled }),
    ...(preferred && { PreferredMfaSetting: preferred }),
  };
};
