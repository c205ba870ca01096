/** User attributes: which ones the app client may write, and which values are valid. */
import type { AttributeType } from "@aws-sdk/client-cognito-identity-provider";
import { CognitoError, invalidParameter, notAuthorized, required } from "../cognito-errors";
import type { CognitoPool } from "./cognito-pool";
import type { ContactName, PoolUser } from "./pool-state";
import { findUser } from "./pool-users";

/** Required besides the email. */
export const REQUIRED_ATTRIBUTES = ["name"];

export const WRITABLE_NAMES = [
  ...["address", "birthdate", "email", "family_name", "gender", "given_name", "locale", "middle_name", "name"],
  ...["nickname", "phone_number", "picture", "preferred_username", "profile", "updated_at", "website", "zoneinfo"],
];
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const E164 = /^\+[1-9]\d{6,14}$/;
const MAX_LENGTH = 2048;

/** The attributes of a request by name. Throws if the app client may not write one or a value is invalid. */
export function writableAttributes(attributes: AttributeType[] = []): Record<string, string> {
  for (const { Name = "", Value = "" } of attributes) checkWritable(Name, Value);
  return Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value ?? ""]));
}

export type AdminAttributes = {
  attributes: Record<string, string>;
  emailVerified: boolean | undefined;
  phoneVerified: boolean | undefined;
};

/** The attributes of an admin request, which may also set what is verified. Throws if a value is invalid. */
export function adminAttributes(attributes: AttributeType[] = []): AdminAttributes {
  const verdict = (name: string) => {
    const { Value } = attributes.find(({ Name }) => Name === name) ?? {};
    return Value === undefined ? undefined : Value.toLowerCase() === "true";
  };
  return {
    attributes: writableAttributes(attributes.filter(({ Name = "" }) => !/^(email|phone_number)_verified$/.test(Name))),
    emailVerified: verdict("email_verified"),
    phoneVerified: verdict("phone_number_verified"),
  };
}

function checkWritable(name: string, value: string) {
  if (name.startsWith("custom:"))
    throw invalidParameter(
      `Attributes did not conform to the schema: Type for attribute {${name}} could not be determined`,
    );
  if (!WRITABLE_NAMES.includes(name)) throw notAuthorized("A client attempted to write unauthorized attribute");
  if (value.length > MAX_LENGTH)
    throw invalidParameter(
      `Attributes did not conform to the schema: ${name}: String must be no longer than ${MAX_LENGTH} characters`,
    );
  if (name === "email" && !EMAIL.test(value)) throw invalidParameter("Invalid email address format.");
  if (name === "phone_number" && value && !E164.test(value)) throw invalidParameter("Invalid phone number format.");
}

export const isEmail = (text: string) => EMAIL.test(text);

/** The required attributes missing from `given`. */
export const missingAttributes = (given: Record<string, string>) =>
  REQUIRED_ATTRIBUTES.filter((name) => !given[name]?.trim());

/** Throws if the attributes include `sub`, which can't be changed. */
export function checkMutable(attributes: AttributeType[] = []) {
  if (attributes.some(({ Name }) => Name === "sub"))
    throw invalidParameter(
      "Invalid user attributes: user.sub: Attribute cannot be updated. (changing an immutable attribute)",
    );
}

/** Throws if `changes` would remove a required attribute. */
export function checkRequiredKept(changes: Record<string, string>) {
  const removed = ["email", ...REQUIRED_ATTRIBUTES].find((name) => changes[name]?.trim() === "");
  if (removed) throw invalidParameter(`Invalid user attributes: ${removed}: Required attribute cannot be deleted.`);
}

/** Throws if another user signs in with `email`. */
export function checkEmailAvailable(pool: CognitoPool, user: PoolUser, email: string) {
  const other = findUser(pool, email);
  if (other && other !== user)
    throw new CognitoError("AliasExistsException", "An account with the given email already exists.");
}

/** Returns `name` if it is an attribute that codes can be sent to; throws otherwise. */
export function contactName(name: string | undefined): ContactName {
  if (required(name, "attributeName") === "email" || name === "phone_number") return name as ContactName;
  throw invalidParameter("Invalid attribute name. Only phone_number and email can be verified.");
}
