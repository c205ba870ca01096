/**
 * ListUsers: all users of the pool, or those that match one condition.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/how-to-manage-user-accounts.html
 */
import type { ListUsersCommandInput } from "@aws-sdk/client-cognito-identity-provider";
import { checkPool } from "../../app-client";
import { invalidParameter } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { pageAt } from "../../page-tokens";
import { type UserJson, userJson } from "../../pool/managed-users";
import type { PoolUser } from "../../pool/pool-state";
import { attributesOf, usernameOf } from "../../pool/pool-users";

/** `email ^= "ada"`: an attribute, equals or starts with, and the value in quotes. */
const CONDITION = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/;
const SEARCHABLE = /^(username|email|phone_number|name|given_name|family_name|preferred_username|sub)$/;

export const listUsers: CognitoOperation<
  ListUsersCommandInput,
  { Users: UserJson[]; PaginationToken: string | undefined }
> = async (pool, input) => {
  checkPool(pool, input.UserPoolId);
  const fits = condition(input.Filter);
  const found = Object.values(pool.state.users).filter(fits);
  const { page, next } = pageAt(found, ({ sub }) => sub, { limit: input.Limit, token: input.PaginationToken });
  const wanted = input.AttributesToGet;
  return {
    Users: page.map((user) => {
      const { Attributes = [], ...described } = userJson(user);
      const chosen = Attributes.filter(({ Name = "" }) => !wanted || Name === "sub" || wanted.includes(Name));
      return { ...described, Attributes: chosen };
    }),
    PaginationToken: next,
  };
};

function condition(filter: string | undefined): (user: PoolUser) => boolean {
  if (!filter) return () => true;
  const [, name = "", comparison, quoted = ""] = CONDITION.exec(filter) ?? [];
  const read = readerOf(name);
  if (!comparison || !read) throw invalidParameter("Error while parsing filter.");
  const value = quoted.replaceAll(/\\(.)/g, "$1");
  return (user) => {
    const own = read(user);
    return comparison === "=" ? own === value : own.startsWith(value);
  };
}

function readerOf(name: string): ((user: PoolUser) => string) | undefined {
  if (name === "cognito:user_status") return (user) => user.status;
  if (name === "status") return (user) => (user.enabled ? "Enabled" : "Disabled");
  if (name === "username") return usernameOf;
  return SEARCHABLE.test(name) ? (user) => attributesOf(user)[name] ?? "" : undefined;
}
