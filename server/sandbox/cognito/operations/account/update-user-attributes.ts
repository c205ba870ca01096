/**
 * UpdateUserAttributes: a new email or phone number waits for its code, if the pool is set up so; other attributes
 * change at once.
 */
import type {
  UpdateUserAttributesCommandInput,
  UpdateUserAttributesCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoOperation } from "../../cognito-operation";
import { userOfAccessToken } from "../../credentials/pool-tokens";
import { sendCode } from "../../credentials/verification-codes";
import { markModified } from "../../pool/managed-users";
import { contactOf, setContact } from "../../pool/pool-users";
import { checkEmailAvailable, checkMutable, checkRequiredKept, writableAttributes } from "../../pool/user-attributes";

export const updateUserAttributes: CognitoOperation<
  UpdateUserAttributesCommandInput,
  UpdateUserAttributesCommandOutput
> = async (pool, input) => {
  const user = await userOfAccessToken(pool, input.AccessToken);
  checkMutable(input.UserAttributes);
  const { email, phone_number, ...attributes } = writableAttributes(input.UserAttributes);
  checkRequiredKept({ ...attributes, ...(email !== undefined && { email }) });
  if (email) checkEmailAvailable(pool, user, email);

  const { autoVerify, verifyBeforeUpdate } = pool.state.settings;
  const CodeDeliveryDetailsList = [];
  for (const [name, value] of [
    ["email", email],
    ["phone_number", phone_number],
  ] as const) {
    if (value === undefined || value === contactOf(user, name)) continue;
    const verify = value !== "" && autoVerify.includes(name);
    const pending = verify && verifyBeforeUpdate;
    if (!pending) setContact(user, name, value, false);
    if (!verify) continue;
    const metadata = input.ClientMetadata;
    const details = { to: { name, value }, pending, occasion: "UpdateUserAttribute", metadata };
    CodeDeliveryDetailsList.push(await sendCode(pool, user, name, details));
  }
  Object.assign(user.attributes, attributes);
  markModified(pool, user);
  await pool.save();
  return { CodeDeliveryDetailsList };
};
