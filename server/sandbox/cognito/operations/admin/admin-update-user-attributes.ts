/** AdminUpdateUserAttributes: what scripts follow AdminConfirmSignUp with, to call an email verified. */
import type {
  AdminUpdateUserAttributesCommandInput,
  AdminUpdateUserAttributesCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Operation } from "../../cognito-operation";
import { namedUser, touch } from "../../pool/managed-users";
import { setContact } from "../../pool/pool-users";
import { checkFree, checkMutable, checkNotEmpty, operatorsAttributes } from "../../pool/user-attributes";

export const adminUpdateUserAttributes: Operation<
  AdminUpdateUserAttributesCommandInput,
  AdminUpdateUserAttributesCommandOutput
> = async (pool, input) => {
  const user = namedUser(pool, input);
  checkMutable(input.UserAttributes);
  const { attributes, emailVerified, phoneVerified } = operatorsAttributes(input.UserAttributes);
  const { email, phone_number, ...others } = attributes;
  checkNotEmpty(attributes);
  if (email) checkFree(pool, user, email);

  if (email) setContact(user, "email", email, false);
  if (phone_number !== undefined) setContact(user, "phone_number", phone_number, false);
  if (emailVerified !== undefined) user.emailVerified = emailVerified;
  if (phoneVerified !== undefined) user.phoneVerified = phoneVerified;
  Object.assign(user.attributes, others);
  touch(pool, user);
  await pool.save();
  return {};
};
