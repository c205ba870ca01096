/** AdminUpdateUserAttributes: scripts call it after AdminConfirmSignUp to mark an email as verified. */
import type {
  AdminUpdateUserAttributesCommandInput,
  AdminUpdateUserAttributesCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoOperation } from "../../cognito-operation";
import { markModified, namedUser } from "../../pool/managed-users";
import { setContact } from "../../pool/pool-users";
import { adminAttributes, checkEmailAvailable, checkMutable, checkRequiredKept } from "../../pool/user-attributes";

export const adminUpdateUserAttributes: CognitoOperation<
  AdminUpdateUserAttributesCommandInput,
  AdminUpdateUserAttributesCommandOutput
> = async (pool, input) => {
  const user = namedUser(pool, input);
  checkMutable(input.UserAttributes);
  const { attributes, emailVerified, phoneVerified } = adminAttributes(input.UserAttributes);
  const { email, phone_number, ...others } = attributes;
  checkRequiredKept(attributes);
  if (email) checkEmailAvailable(pool, user, email);

  if (email) setContact(user, "email", email, false);
  if (phone_number !== undefined) setContact(user, "phone_number", phone_number, false);
  if (emailVerified !== undefined) user.emailVerified = emailVerified;
  if (phoneVerified !== undefined) user.phoneVerified = phoneVerified;
  Object.assign(user.attributes, others);
  markModified(pool, user);
  await pool.save();
  return {};
};
