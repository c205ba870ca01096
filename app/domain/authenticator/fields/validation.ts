/** The validation rules of section 5, used by both server and browser. */
import { isEmail } from "../../forms/email-address";
import { CONFIRM_PASSWORD_THRESHOLD, DEFAULT_COUNTRY_CODE } from "../../limits";
import type { FieldKey, KeyedText } from "../keyed-text";
import type { AuthenticatorOptions } from "../options";
import { LONGEST_TEXT, type NamedField } from "./form-fields";

/** Problems by field name, in display order. */
export type FieldProblems = Record<string, KeyedText[]>;

/** The user pool's password policy, under the names of section 3. */
export type PasswordSettings = {
  passwordPolicyMinLength: number;
  passwordPolicyCharacters: Requirement[];
};
type Requirement = "REQUIRES_LOWERCASE" | "REQUIRES_UPPERCASE" | "REQUIRES_NUMBERS" | "REQUIRES_SYMBOLS";

/** E.164, as the provider requires: a plus sign and at most 15 digits, the first one not zero. */
const PHONE = /^\+[1-9][0-9]{4,14}$/;
/** The provider's special characters, including the space. */
const SPECIAL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

const requirements: { requirement: Requirement; pattern: RegExp; key: FieldKey }[] = [
  { requirement: "REQUIRES_LOWERCASE", pattern: /\p{Ll}/u, key: "validation.lowerCase" },
  { requirement: "REQUIRES_UPPERCASE", pattern: /\p{Lu}/u, key: "validation.upperCase" },
  { requirement: "REQUIRES_NUMBERS", pattern: /[0-9]/, key: "validation.numbers" },
  { requirement: "REQUIRES_SYMBOLS", pattern: SPECIAL, key: "validation.specialCharacters" },
];

const REQUIREMENT: Record<string, Requirement> = {
  lower: "REQUIRES_LOWERCASE",
  upper: "REQUIRES_UPPERCASE",
  number: "REQUIRES_NUMBERS",
  symbol: "REQUIRES_SYMBOLS",
};

/** From the parts of COGNITO_PASSWORD_POLICY: a length, and any of lower, upper, number, symbol. */
export function passwordSettings(policy: { minLength: number; characters: string[] }): PasswordSettings {
  return {
    passwordPolicyMinLength: policy.minLength,
    passwordPolicyCharacters: policy.characters.flatMap((word) => REQUIREMENT[word] ?? []),
  };
}

/**
 * Form values ready for validation and for the provider: everything but passwords is trimmed, emails are in lower case,
 * phone numbers include the dial code (also kept as `country_code`), and unknown fields are dropped.
 */
export function normalized(fields: NamedField[], form: Record<string, string>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { name, type, dialCode, dialCodeList } of fields) {
    const value = form[name] ?? "";
    if (type === "password") values[name] = value;
    // Codes are often dictated or copied in groups.
    else if (type === "number") values[name] = value.replace(/\s/g, "");
    else if (type === "email") values[name] = value.trim().toLowerCase();
    else if (type === "tel") {
      const chosen = form.country_code?.trim() ?? "";
      values.country_code = dialCodeList?.includes(chosen) ? chosen : (dialCode ?? DEFAULT_COUNTRY_CODE);
      values[name] = phoneNumber(values.country_code, value);
    } else values[name] = value.trim().slice(0, LONGEST_TEXT);
  }
  return values;
}

/**
 * Section 5's phone number: the dial code, then letters, digits and plus signs of the input. A number with its own dial
 * code keeps it, because browsers autofill complete numbers. Empty input stays empty.
 */
function phoneNumber(dialCode: string, input: string): string {
  const characters = input.replace(/[^\p{L}\p{N}+]/gu, "");
  return !characters || characters.startsWith("+") ? characters : dialCode + characters;
}

/** The values to show again: everything but passwords, with phone numbers without their dial code, as typed. */
export function typed(fields: NamedField[], values: Record<string, string>): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const { name, type } of fields) {
    const value = values[name] ?? "";
    if (type === "tel") {
      const { country_code: code = "" } = values;
      shown.country_code = code;
      shown[name] = value.startsWith(code) ? value.slice(code.length) : value;
    } else if (type !== "password") shown[name] = value;
  }
  return shown;
}

type ValidationRules = {
  /** Undefined while the policy is unknown; the provider then checks passwords. */
  settings?: PasswordSettings | undefined;
  /** Fields that have lost focus. On submit, all of them. */
  touched: ReadonlySet<string> | "all";
  /** Hooks, only on the sign-up form. */
  services?: AuthenticatorOptions["services"] | undefined;
};

/** All problems of a form. `values` must be normalized. */
export function validate(fields: NamedField[], values: Record<string, string>, rules: ValidationRules): FieldProblems {
  const { settings, touched, services } = rules;
  const wasTouched = (name: string) => touched === "all" || touched.has(name);
  const problems: FieldProblems = {};
  const add = (name: string, found: KeyedText[]) => {
    if (found.length > 0) problems[name] = [...(problems[name] ?? []), ...found];
  };

  for (const field of fields) {
    const value = values[field.name] ?? "";
    // Before the submit, the browser itself marks empty required fields.
    if (!value) {
      if (field.isRequired && touched === "all") add(field.name, [{ key: emptyKey(field) }]);
    } else if (field.type === "email" && wasTouched(field.name) && !isEmail(value)) {
      add(field.name, [{ key: "validation.email" }]);
    } else if (field.type === "tel" && wasTouched(field.name) && !PHONE.test(value)) {
      add(field.name, [{ key: "validation.phoneFormat", values: { phone: value } }]);
    } else if (field.name === "password" && field.autocomplete === "new-password" && wasTouched(field.name)) {
      add(field.name, passwordProblems(value, settings));
    }
  }

  const { password = "", confirm_password: confirm } = values;
  if (confirm !== undefined && password !== confirm && password && confirm) {
    const bothTouched = wasTouched("password") && wasTouched("confirm_password");
    const bothLong = password.length >= CONFIRM_PASSWORD_THRESHOLD && confirm.length >= CONFIRM_PASSWORD_THRESHOLD;
    if (bothTouched || bothLong) add("confirm_password", [{ key: "validation.passwordsMatch" }]);
  }
  for (const validator of [services?.validatePreferredUsername, services?.validateCustomSignUp]) {
    for (const [name, found] of Object.entries(validator?.(values) ?? {})) add(name, found);
  }
  return problems;
}

/** All problems of a new password, in the order length, lower case, upper case, numbers, special characters. */
export function passwordProblems(password: string, settings: PasswordSettings | undefined): KeyedText[] {
  if (!settings) return [];
  const { passwordPolicyMinLength: length, passwordPolicyCharacters: wanted } = settings;
  return [
    ...(password.length < length ? [{ key: "validation.minLength", values: { count: length } } as const] : []),
    ...requirements
      .filter(({ requirement, pattern }) => wanted.includes(requirement) && !pattern.test(password))
      .map(({ key }) => ({ key })),
  ];
}

/** Section 5 has specific texts for some fields. The type goes first, because the login field may be an email. */
function emptyKey({ name, type }: NamedField): FieldKey {
  if (type === "email") return "validation.emailEmpty";
  if (type === "tel") return "validation.phoneNumberEmpty";
  if (name === "username") return "validation.usernameEmpty";
  if (name === "password") return "validation.passwordEmpty";
  if (name === "confirmation_code")
    return type === "text" ? "validation.challengeResponseEmpty" : "validation.confirmationCodeEmpty";
  return "validation.required";
}
