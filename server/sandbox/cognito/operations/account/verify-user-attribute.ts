/** VerifyUserAttribute: the code shows that email or phone number are hers; a new value counts from here on. */
import type {
  VerifyUserAttributeCommandInput,
  VerifyUserAttributeCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { required } from "../../cognito-errors";
import type { Operation } from "../../cognito-operation";
import { bearerOf } from "../../credentials/pool-tokens";
import { takeCode } from "../../credentials/verification-codes";
import { touch } from "../../pool/managed-users";
import { contactOf, setContact } from "../../pool/pool-users";
import { checkFree, contactName } from "../../pool/user-attributes";

export const verifyUserAttribute: Operation<VerifyUserAttributeCommandInput, VerifyUserAttributeCommandOutput> = async (
  pool,
  input,
) => {
  const user = await bearerOf(pool, input.AccessToken);
  const name = contactName(input.AttributeName);
  const { pending } = await takeCode(pool, user, name, required(input.Code, "code"));
  if (pending && name === "email") checkFree(pool, user, pending);
  setContact(user, name, pending ?? contactOf(user, name) ?? "", true);
  touch(pool, user);
  await pool.save();
  return {};
};
