/** GetUser: the attributes of the user behind the access token. */
import type { GetUserCommandInput, GetUserCommandOutput } from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoOperation } from "../../cognito-operation";
import { userOfAccessToken } from "../../credentials/pool-tokens";
import { attributesOf, usernameOf } from "../../pool/pool-users";

export const getUser: CognitoOperation<GetUserCommandInput, GetUserCommandOutput> = async (pool, input) => {
  const user = await userOfAccessToken(pool, input.AccessToken);
  const { enabled, preferred } = user.mfa;
  return {
    Username: usernameOf(user),
    UserAttributes: Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value })),
    ...(enabled.length > 0 && { UserMFASettingList: enabled }),
    ...(preferred && { PreferredMfaSetting: preferred }),
  };
};
