/** The pool's groups and their members; they end up in the `cognito:groups` claim of tokens. */
import type {
  AdminAddUserToGroupCommandInput,
  AdminListGroupsForUserCommandInput,
  CreateGroupCommandInput,
  GroupType,
} from "@aws-sdk/client-cognito-identity-provider";
import { checkPool } from "../../app-client";
import { CognitoError, required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { pageAt } from "../../page-tokens";
import type { CognitoPool } from "../../pool/cognito-pool";
import { markModified, namedUser } from "../../pool/managed-users";

/** JSON carries times as seconds. */
type GroupJson = Omit<GroupType, "CreationDate" | "LastModifiedDate"> & {
  CreationDate: number;
  LastModifiedDate: number;
};

export const createGroup: CognitoOperation<CreateGroupCommandInput, { Group: GroupJson }> = async (pool, input) => {
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

type MembershipOperation = CognitoOperation<AdminAddUserToGroupCommandInput, object>;

const changeMembership =
  (change: (groups: string[], name: string) => string[]): MembershipOperation =>
  async (pool, input) => {
    const user = namedUser(pool, input);
    const name = required(input.GroupName, "groupName");
    if (!pool.state.groups[name]) throw new CognitoError("ResourceNotFoundException", "Group not found.");
    user.groups = change(user.groups ?? [], name);
    markModified(pool, user);
    await pool.save();
    return {};
  };

export const adminAddUserToGroup = changeMembership((groups, name) => [...new Set([...groups, name])]);
export const adminRemoveUserFromGroup = changeMembership((groups, name) => groups.filter((each) => each !== name));

export const adminListGroupsForUser: CognitoOperation<
  AdminListGroupsForUserCommandInput,
  { Groups: GroupJson[]; NextToken: string | undefined }
> = async (pool, input) => {
  const { groups = [] } = namedUser(pool, input);
  const { page, next } = pageAt(groups, (name) => name, { limit: input.Limit, token: input.NextToken });
  return { Groups: page.map((name) => groupOf(pool, name)), NextToken: next };
};

function groupOf({ state, userPoolId }: CognitoPool, name: string): GroupJson {
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
