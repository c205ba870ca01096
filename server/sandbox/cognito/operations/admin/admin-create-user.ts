/** AdminCreateUser: invites a user with a temporary password, or resends the invitation. */
import type {
  AdminCreateUserCommandInput,
  AdminCreateUserCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { checkPool } from "../../app-client";
import { CognitoError, invalidParameter, required, userDoesNotExist } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { checkPasswordPolicy, storedPassword } from "../../credentials/pool-passwords";
import { newTemporaryPassword, temporaryPasswordState } from "../../credentials/temporary-password";
import type { CognitoPool } from "../../pool/cognito-pool";
import { markModified, type UserJson, userJson } from "../../pool/managed-users";
import type { PoolUser } from "../../pool/pool-state";
import { addUser, findUser, setContact, usernameOf } from "../../pool/pool-users";
import { type AdminAttributes, adminAttributes, isEmail } from "../../pool/user-attributes";

type CreatedUserJson = Omit<AdminCreateUserCommandOutput, "User" | "$metadata"> & { User: UserJson };

export const adminCreateUser: CognitoOperation<AdminCreateUserCommandInput, CreatedUserJson> = async (pool, input) => {
  checkPool(pool, input.UserPoolId);
  const email = required(input.Username, "username");
  const given = adminAttributes(input.UserAttributes);
  const password = input.TemporaryPassword ?? newTemporaryPassword();
  checkPasswordPolicy(password);
  const user =
    input.MessageAction === "RESEND"
      ? await invitedAgain(pool, email, password)
      : await invited(pool, email, password, given);
  await pool.save();

  if (input.MessageAction !== "SUPPRESS")
    pool.sandbox.send({
      to: user.email,
      medium: "EMAIL",
      subject: "Your temporary password",
      text: `Your username is ${user.email} and temporary password is ${password}`,
    });
  return { User: userJson(user) };
};

async function invited(pool: CognitoPool, email: string, password: string, given: AdminAttributes): Promise<PoolUser> {
  if (!isEmail(email)) throw invalidParameter("Username should be an email.");
  const exists = new CognitoError("UsernameExistsException", "An account with the given email already exists.");
  if (findUser(pool, email)) throw exists;
  const { email: repeated, phone_number, ...attributes } = given.attributes;
  if (repeated !== undefined && repeated.toLowerCase() !== email.toLowerCase())
    throw invalidParameter("Attribute value for email must not differ from the username.");
  const user = await addUser(pool, { email, password, attributes });
  // Hashing takes a while, and another request may have invited the same user meanwhile.
  if (findUser(pool, email) !== user) {
    delete pool.state.users[user.sub];
    throw exists;
  }
  user.emailVerified = given.emailVerified ?? false;
  if (phone_number) setContact(user, "phone_number", phone_number, given.phoneVerified ?? false);
  return Object.assign(user, temporaryPasswordState(pool));
}

async function invitedAgain(pool: CognitoPool, email: string, password: string): Promise<PoolUser> {
  const user = findUser(pool, email);
  if (!user) throw userDoesNotExist();
  if (user.status !== "FORCE_CHANGE_PASSWORD")
    throw new CognitoError(
      "UnsupportedUserStateException",
      `Resend not possible. ${usernameOf(user)} status is not FORCE_CHANGE_PASSWORD`,
    );
  user.password = await storedPassword(pool, user.sub, password);
  markModified(pool, user);
  return Object.assign(user, temporaryPasswordState(pool));
}
