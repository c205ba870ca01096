/** What operations in an operator's name have in common: the person that a request names, and how the service describes one. */
import type { UserType } from "@aws-sdk/client-cognito-identity-provider";
import { checkPool } from "../app-client";
import { required, userGone } from "../cognito-errors";
import type { PoolUser } from "./pool-state";
import { attributesOf, findUser, usernameOf } from "./pool-users";
import type { Pool } from "./user-pool";

/** On the wire a time is a number of seconds. */
export type WireUser = Omit<UserType, "UserCreateDate" | "UserLastModifiedDate"> & {
  UserCreateDate: number;
  UserLastModifiedDate: number;
};

/** Throws for another pool and for a person who is not in this one. */
export function namedUser(pool: Pool, input: { UserPoolId?: string | undefined; Username?: string | undefined }) {
  checkPool(pool, input.UserPoolId);
  const user = findUser(pool, required(input.Username, "username"));
  if (!user) throw userGone();
  return user;
}

/** A person in ListUsers and AdminCreateUser; AdminGetUser says the same with `UserAttributes`. */
export function describedUser(user: PoolUser): WireUser {
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
export function touch(pool: Pool, user: PoolUser) {
  user.modified = pool.now();
}
