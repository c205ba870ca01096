/** Groups of the pool, and who is in them: the claim `cognito:groups` of their tokens. */
import type {
  AdminAddUserToGroupCommandInput,
  AdminListGroupsForUserCommandInput,
  CreateGroupCommandInput,
  GroupType,
} from "@aws-sdk/client-cognito-identity-provider";
import { checkPool } from "../../app-client";
import { CognitoError, required } from "../../cognito-errors";
import type { Operation } from "../../cognito-operation";
import { paged } from "../../page-tokens";
import { namedUser, touch } from "../../pool/managed-users";
import type { Pool } from "../../pool/user-pool";

/** On the wire a time is a number of seconds. */
type WireGroup = Omit<GroupType, "CreationDate" | "LastModifiedDate"> & {
  CreationDate: number;
  LastModifiedDate: number;
};

export const createGroup: Operation<CreateGroupCommandInput, { Group: WireGroup }> = async (pool, input) => {
  checkPool(pool, input.UserPoolId);
  const name = required(input.GroupName, "groupName");
  if (pool.state.groups[name]) throw new CognitoError("GroupExistsException", "A group with the name already exists.");
  const { Description: description, Precedence: precedence } = input;
  pool.state.groups[name] = {
    created: pool.now(),
    ...(description !== undefined && { description }),
    ...(precedence !== undefined && { precedence }),
  };
  await pool.save();
  return { Group: groupOf(pool, name) };
};

type Membership = Operation<AdminAddUserToGroupCommandInput, object>;

const changing =
  (change: (groups: string[], name: string) => string[]): Membership =>
  async (pool, input) => {
    const user = namedUser(pool, input);
    const name = required(input.GroupName, "groupName");
    if (!pool.state.groups[name]) throw new CognitoError("ResourceNotFoundException", "Group not found.");
    user.groups = change(user.groups ?? [], name);
    touch(pool, user);
    await pool.save();
    return {};
  };

export const adminAddUserToGroup = changing((groups, name) => [...new Set([...groups, name])]);
export const adminRemoveUserFromGroup = changing((groups, name) => groups.filter((each) => each !== name));

export const adminListGroupsForUser: Operation<
  AdminListGroupsForUserCommandInput,
  { Groups: WireGroup[]; NextToken: string | undefined }
> = async (pool, input) => {
  const { groups = [] } = namedUser(pool, input);
  const { page, next } = paged(groups, (name) => name, { limit: input.Limit, token: input.NextToken });
  return { Groups: page.map((name) => groupOf(pool, name)), NextToken: next };
};

function groupOf({ state, userPoolId }: Pool, name: string): WireGroup {
  const { created = 0, description, precedence } = state.groups[name] ?? {};
  return {
    GroupName: name,
    UserPoolId: userPoolId,
    ...(description !== undefined && { Description: description }),
    ...(precedence !== undefined && { Precedence: precedence }),
    CreationDate: created / 1000,
    LastModifiedDate: created / 1000,
  };
}
