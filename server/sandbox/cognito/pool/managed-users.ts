/** What operations in an operator's name have in common: the person that a request names, and how the service describes one. */
import type { UserType } from "@aws-sdk/client-cognito-identity-provider";
import { checkPool } from "../app-client";
import { required, userDoesNotExist } from "../cognito-errors";
import type { PoolUser } from "./pool-state";
import { attributesOf, findUser, usernameOf } from "./pool-users";
import type { CognitoPool } from "./user-pool";

/** On the wire a time is a number of seconds. */
export type UserJson = Omit<UserType, "UserCreateDate" | "UserLastModifiedDate"> & {
  UserCreateDate: number;
  UserLastModifiedDate: number;
};

/** Throws for another pool and for a person who is not in this one. */
export function namedUser(
  pool: CognitoPool,
  input: { UserPoolId?: string | undefined; Username?: string | undefined },
) {
  checkPool(pool, input.UserPoolId);
  const user = findUser(pool, required(input.Username, "username"));
  if (!user) throw userDoesNotExist();
  return user;
}

/** A person in ListUsers and AdminCreateUser; AdminGetUser says the same with `UserAttributes`. */
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

/** Notes that something about `user` was changed just now. The caller saves. */
export function markModified(pool: CognitoPool, user: PoolUser) {
  user.modified = pool.now();
}
