/** VerifyUserAttribute: the code proves that the user owns the email or phone number; a new value takes effect now. */
import type {
  VerifyUserAttributeCommandInput,
  VerifyUserAttributeCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { userOfAccessToken } from "../../credentials/pool-tokens";
import { takeCode } from "../../credentials/verification-codes";
import { markModified } from "../../pool/managed-users";
import { contactOf, setContact } from "../../pool/pool-users";
import { checkEmailAvailable, contactName } from "../../pool/user-attributes";

export const verifyUserAttribute: CognitoOperation<
  VerifyUserAttributeCommandInput,
  VerifyUserAttributeCommandOutput
> = async (pool, input) => {
  const user = await userOfAccessToken(pool, input.AccessToken);
  const name = contactName(input.AttributeName);
  const { pending } = await takeCode(pool, user, name, required(input.Code, "code"));
  if (pending && name === "email") checkEmailAvailable(pool, user, pending);
  setContact(user, name, pending ?? contactOf(user, name) ?? "", true);
  markModified(pool, user);
  await pool.save();
  return {};
};
