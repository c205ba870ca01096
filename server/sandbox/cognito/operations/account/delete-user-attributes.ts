/** DeleteUserAttributes: removes what the pool does not demand. */
import type {
  DeleteUserAttributesCommandInput,
  DeleteUserAttributesCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Operation } from "../../cognito-operation";
import { bearerOf } from "../../credentials/pool-tokens";
import { touch } from "../../pool/managed-users";
import { checkMutable, checkNotEmpty, writable } from "../../pool/user-attributes";

export const deleteUserAttributes: Operation<
  DeleteUserAttributesCommandInput,
  DeleteUserAttributesCommandOutput
> = async (pool, input) => {
  const user = await bearerOf(pool, input.AccessToken);
  const names = input.UserAttributeNames ?? [];
  const emptied = names.map((Name) => ({ Name, Value: "" }));
  checkMutable(emptied);
  checkNotEmpty(Object.fromEntries(names.map((name) => [name, ""])));
  for (const name of Object.keys(writable(emptied))) delete user.attributes[name];
  if (names.includes("phone_number")) user.phoneVerified = false;
  touch(pool, user);
  await pool.save();
  return {};
};
