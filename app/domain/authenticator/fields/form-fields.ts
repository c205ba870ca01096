/** The fifteen form fields of section 3 with their eight properties, and the fields of each screen. */
import { DEFAULT_COUNTRY_CODE } from "../../limits";
import type { Flow } from "../flow";
import type { FieldKey } from "../keyed-text";
import type { Screen } from "../machine/screens";
import type { AuthenticatorOptions } from "../options";
import { DIAL_CODES } from "./dial-codes";

/** Maximum length of a name and other text: the session cookies contain it twice, and longer headers are rejected. */
export const LONGEST_TEXT = 300;

export type Field = {
  label: FieldKey;
  placeholder: FieldKey;
  isRequired: boolean;
  labelHidden: boolean;
  /** Empty if no HTML autocomplete token fits. */
  autocomplete: string;
  /** As in the specification; `number` becomes a text input with a numeric keyboard. */
  type: "text" | "password" | "email" | "number" | "date" | "tel" | "url";
  dialCode?: string;
  dialCodeList?: string[];
};

const field = (
  type: Field["type"],
  label: FieldKey,
  placeholder: FieldKey,
  autocomplete: string,
  more: Partial<Field> = {},
): Field => ({ type, label, placeholder, autocomplete, isRequired: true, labelHidden: false, ...more });

/** Without its dial codes, which are larger than a whole form. Pages get them separately, in their language. */
export const phoneNumber = field("tel", "fields.phoneNumber", "placeholders.phoneNumber", "tel-national", {
  dialCode: DEFAULT_COUNTRY_CODE,
});

export const fields = {
  birthdate: field("date", "fields.birthdate", "placeholders.birthdate", "bday"),
  confirmation_code: field("number", "fields.confirmationCode", "placeholders.confirmationCode", "one-time-code"),
  confirm_password: field("password", "fields.confirmPassword", "placeholders.confirmPassword", "new-password"),
  email: field("email", "fields.email", "placeholders.email", "email"),
  family_name: field("text", "fields.familyName", "placeholders.familyName", "family-name"),
  given_name: field("text", "fields.givenName", "placeholders.givenName", "given-name"),
  middle_name: field("text", "fields.middleName", "placeholders.middleName", "additional-name"),
  name: field("text", "fields.name", "placeholders.name", "name"),
  nickname: field("text", "fields.nickname", "placeholders.nickname", "nickname"),
  password: field("password", "fields.password", "placeholders.password", "new-password"),
  phone_number: phoneNumber,
  preferred_username: field("text", "fields.preferredUsername", "placeholders.preferredUsername", ""),
  profile: field("url", "fields.profile", "placeholders.profile", "url"),
  username: field("text", "fields.username", "placeholders.username", "username"),
  website: field("url", "fields.website", "placeholders.website", "url"),
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;
/** One of the fifteen fields, or the current password, which the profile asks for together with the new one. */
export type NamedField = Field & { name: FieldName | "current_password" };

const code = { label: "fields.code", placeholder: "placeholders.code" } as const;
/** A custom challenge may take any text. */
const answer = { type: "text", autocomplete: "off" } as const;

/**
 * What the fields depend on besides the screen: the attributes that the provider requires on forceNewPassword, and the
 * challenge that confirmSignIn responds to.
 */
type FlowFields = Pick<Flow, "requiredAttributes" | "challengeName">;

/** The fields of a screen in display order, with the options' overrides. */
export function fieldsOf(screen: Screen, options: AuthenticatorOptions, flow: FlowFields = {}): NamedField[] {
  return layout(screen, options, flow).map(([name, more]) => ({
    ...fields[name],
    ...(name === "phone_number" && { dialCodeList: DIAL_CODES }),
    ...more,
    ...options.formFields[screen]?.[name],
    name,
  }));
}

type FieldPlacement = [name: FieldName, more?: Partial<Field>];

function layout(
  screen: Screen,
  options: AuthenticatorOptions,
  { requiredAttributes = [], challengeName }: FlowFields,
): FieldPlacement[] {
  switch (screen) {
    case "signIn":
      return [
        ["username", loginField(options)],
        ["password", { autocomplete: "current-password" }],
      ];
    case "signUp":
      // Password managers expect exactly one user name per form.
      return signUpFields(options).map((name) => [
        name,
        name === options.loginMechanisms[0] ? { autocomplete: "username" } : undefined,
      ]);
    case "confirmSignUp":
      return [["confirmation_code"]];
    case "confirmSignIn":
      if (challengeName === "WEB_AUTHN") return [];
      return [["confirmation_code", challengeName === "CUSTOM_CHALLENGE" ? { ...code, ...answer } : code]];
    case "setupTOTP":
    case "confirmVerifyUser":
      return [["confirmation_code", code]];
    case "forceNewPassword":
      return known(["password", "confirm_password", ...requiredAttributes]).map((name) => [name]);
    case "resetPassword":
      return [["username", { ...loginField(options), ...enterYourLogin(options), autocomplete: "username" }]];
    case "confirmResetPassword":
      return [
        ["confirmation_code", code],
        ["password", { label: "fields.newPassword", placeholder: "placeholders.newPassword" }],
        ["confirm_password", { placeholder: "placeholders.confirmNewPassword" }],
      ];
    default:
      return [];
  }
}

/** The username field looks like the only login mechanism. With several mechanisms it stays a plain user name. */
function loginField({ loginMechanisms }: AuthenticatorOptions): Partial<Field> {
  const [only, ...others] = loginMechanisms;
  if (!only || others.length > 0) return {};
  return { ...fields[only], autocomplete: "username" };
}

/** "Enter your" plus the login mechanism. One text per mechanism, because languages compose it differently. */
function enterYourLogin({
  loginMechanisms: [only, ...others],
}: AuthenticatorOptions): Pick<Field, "label" | "placeholder"> {
  const keys = {
    username: "fields.enterYourUsername",
    email: "fields.enterYourEmail",
    phone_number: "fields.enterYourPhoneNumber",
  } as const;
  const text = keys[only && others.length === 0 ? only : "username"];
  return { label: text, placeholder: text };
}

function signUpFields({ loginMechanisms, signUpAttributes }: AuthenticatorOptions): FieldName[] {
  return known([...loginMechanisms, "password", "confirm_password", ...signUpAttributes]);
}

/** Removes duplicates and attributes without a field. */
function known(names: string[]): FieldName[] {
  return [...new Set(names)].filter((name): name is FieldName => Object.hasOwn(fields, name));
}

const ATTRIBUTE =
  /^(address|birthdate|email|family_name|gender|given_name|locale|middle_name|name|nickname|phone_number|picture|preferred_username|profile|updated_at|website|zoneinfo)$/;

/** The user attributes among form values: those the provider accepts at sign-up, and `custom:` ones. */
export function attributesOf(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value && (ATTRIBUTE.test(name) || name.startsWith("custom:"))),
  );
}
