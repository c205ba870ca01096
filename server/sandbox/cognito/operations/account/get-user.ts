/** GetUser: the attributes of whoever holds the access token. */
import type { GetUserCommandInput, GetUserCommandOutput } from "@aws-sdk/client-cognito-identity-provider";
import type { Operation } from "../../cognito-operation";
import { bearerOf } from "../../credentials/pool-tokens";
import { attributesOf, usernameOf } from "../../pool/pool-users";

export const getUser: Operation<GetUserCommandInput, GetUserCommandOutput> = async (pool, input) => {
  const user = await bearerOf(pool, input.AccessToken);
  const { enabled, preferred } = user.mfa;
  return {
    Username: usernameOf(user),
    UserAttributes: Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value })),
    ...(enabled.length > 0 && { UserMFASettingList: enabled }),
    ...(preferred && { PreferredMfaSetting: preferred }),
  };
};
