/** Shared by admin operations: the user that a request names, and the JSON of a user. */
import type { UserType } from "@aws-sdk/client-cognito-identity-provider";
import { checkPool } from "../app-client";
import { required, userDoesNotExist } from "../cognito-errors";
import type { CognitoPool } from "./cognito-pool";
import type { PoolUser } from "./pool-state";
import { attributesOf, findUser, usernameOf } from "./pool-users";

/** JSON carries times as seconds. */
export type UserJson = Omit<UserType, "UserCreateDate" | "UserLastModifiedDate"> & {
  UserCreateDate: number;
  UserLastModifiedDate: number;
};

/** Throws if the request names another pool or an unknown user. */
export function namedUser(
  pool: CognitoPool,
  input: { UserPoolId?: string | undefined; Username?: string | undefined },
) {
  checkPool(pool, input.UserPoolId);
  const user = findUser(pool, required(input.Username, "username"));
  if (!user) throw userDoesNotExist();
  return user;
}

/** A user in ListUsers and AdminCreateUser; AdminGetUser has `UserAttributes` instead. */
export function userJson(user: PoolUser): UserJson {
  return {
    Username: usernameOf(user),
    Attributes: Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value })),
    UserCreateDate: user.created / 1000,
    UserLastModifiedDate: user.modified / 1000,
    Enabled: user.enabled,
    UserStatus: user.status,
  };
}

/** Records that `user` was changed just now. The caller saves. */
export function markModified(pool: CognitoPool, user: PoolUser) {
  user.modified = pool.now();
}
