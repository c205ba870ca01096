/** DeleteUserAttributes: removes attributes that the pool doesn't require. */
import type {
  DeleteUserAttributesCommandInput,
  DeleteUserAttributesCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoOperation } from "../../cognito-operation";
import { userOfAccessToken } from "../../credentials/pool-tokens";
import { markModified } from "../../pool/managed-users";
import { checkMutable, checkRequiredKept, writableAttributes } from "../../pool/user-attributes";

export const deleteUserAttributes: CognitoOperation<
  DeleteUserAttributesCommandInput,
  DeleteUserAttributesCommandOutput
> = async (pool, input) => {
  const user = await userOfAccessToken(pool, input.AccessToken);
  const names = input.UserAttributeNames ?? [];
  const emptied = names.map((Name) => ({ Name, Value: "" }));
  checkMutable(emptied);
  checkRequiredKept(Object.fromEntries(names.map((name) => [name, ""])));
  for (const name of Object.keys(writableAttributes(emptied))) delete user.attributes[name];
  if (names.includes("phone_number")) user.phoneVerified = false;
  markModified(pool, user);
  await pool.save();
  return {};
};
