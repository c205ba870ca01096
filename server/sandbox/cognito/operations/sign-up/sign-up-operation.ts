/** SignUp: creates an unconfirmed user and sends a code. */
import type { SignUpCommandInput, SignUpCommandOutput } from "@aws-sdk/client-cognito-identity-provider";
import { checkClient, checkSecretHash } from "../../app-client";
import { CognitoError, invalidParameter, required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { openChallenge } from "../../credentials/challenge-sessions";
import { checkPasswordPolicy } from "../../credentials/pool-passwords";
import { type CodeRecipient, sendCode } from "../../credentials/verification-codes";
import type { CognitoPool } from "../../pool/cognito-pool";
import type { PoolUser } from "../../pool/pool-state";
import { addUser, contactOf, findUser } from "../../pool/pool-users";
import { isEmail, missingAttributes, writableAttributes } from "../../pool/user-attributes";

export const signUp: CognitoOperation<SignUpCommandInput, SignUpCommandOutput> = async (pool, input) => {
  checkClient(pool, input.ClientId);
  const email = required(input.Username, "username");
  const password = required(input.Password, "password");
  checkSecretHash(pool, email, input.SecretHash);
  if (!isEmail(email)) throw invalidParameter("Username should be an email.");
  checkPasswordPolicy(password);
  const { email: repeated, ...attributes } = writableAttributes(input.UserAttributes);
  if (repeated !== undefined && repeated.toLowerCase() !== email.toLowerCase())
    throw invalidParameter("Attribute value for email must not differ from the username.");
  const [missing] = missingAttributes(attributes);
  if (missing)
    throw invalidParameter(`Attributes did not conform to the schema: ${missing}: The attribute is required\n`);

  const user = await addUnlessKnown();
  const { autoConfirm, userAuth, linkConfirmation } = pool.state.settings;
  if (autoConfirm) user.status = "CONFIRMED";
  const to = autoConfirm ? undefined : firstContact(pool, user);
  const CodeDeliveryDetails = to && (await sendCode(pool, user, "signUp", { to, metadata: input.ClientMetadata }));
  const Session =
    userAuth && !linkConfirmation
      ? openChallenge(pool, { step: autoConfirm ? "autoSignIn" : "signUp", sub: user.sub })
      : undefined;
  await pool.save();
  return { UserConfirmed: autoConfirm, UserSub: user.sub, CodeDeliveryDetails, Session };

  /** Checks twice, because hashing takes a while and the same user may submit again meanwhile. */
  async function addUnlessKnown() {
    const exists = new CognitoError("UsernameExistsException", "An account with the given email already exists.");
    if (findUser(pool, email)) throw exists;
    const added = await addUser(pool, { email, password, attributes });
    if (findUser(pool, email) === added) return added;
    delete pool.state.users[added.sub];
    throw exists;
  }
};

/** If the pool verifies both, the phone number comes first. */
function firstContact(pool: CognitoPool, user: PoolUser): CodeRecipient | undefined {
  for (const name of ["phone_number", "email"] as const) {
    const value = contactOf(user, name);
    if (value && pool.state.settings.autoVerify.includes(name)) return { name, value };
  }
  return undefined;
}
