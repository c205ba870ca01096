/** VerifyUserAttribute: the code shows that email or phone number are hers; a new value counts from here on. */
import type {
  VerifyUserAttributeCommandInput,
  VerifyUserAttributeCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { touch } from "../administration";
import { checkFree, contactName } from "../attributes";
import { takeCode } from "../codes";
import { required } from "../errors";
import type { Operation } from "../operation";
import { bearerOf } from "../tokens";
import { contactOf, setContact } from "../users";

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
