/** AdminGetUser: everything about a person, for an operator. */
import type { AdminGetUserCommandInput, AdminGetUserCommandOutput } from "@aws-sdk/client-cognito-identity-provider";
import type { Operation } from "../../cognito-operation";
import { describedUser, namedUser, type WireUser } from "../../pool/managed-users";

type Wire = Omit<AdminGetUserCommandOutput, keyof WireUser> & Omit<WireUser, "Attributes">;

export const adminGetUser: Operation<AdminGetUserCommandInput, Wire> = async (pool, input) => {
  const user = namedUser(pool, input);
  const { Attributes, ...described } = describedUser(user);
  const { enabled, preferred } = user.mfa;
  return {
    ...described,
    UserAttributes: Attributes,
    ...(enabled.length > 0 && { UserMFASettingList: enabled }),
    ...(preferred && { PreferredMfaSetting: preferred }),
  };
};
