/** The form rules of section 5. */
import { describe, expect, test } from "vitest";
import { authenticatorOptions } from "../../../app/authenticator.options";
import { attributesOf, type Field, fields, fieldsOf } from "../../../app/domain/authenticator/fields/form-fields";
import {
  normalized,
  passwordProblems,
  passwordSettings,
  typed,
  validate,
} from "../../../app/domain/authenticator/fields/validation";
import type { TextKey } from "../../../app/domain/authenticator/keyed-text";
import type { Screen } from "../../../app/domain/authenticator/machine/screens";
import { defaultOptions } from "../../../app/domain/authenticator/options";

const settings = passwordSettings({ minLength: 8, characters: ["lower", "upper", "number", "symbol"] });
const signUp = fieldsOf("signUp", authenticatorOptions);
const signIn = fieldsOf("signIn", authenticatorOptions);
const good = { email: "maya@example.com", password: "Ringside-1", confirm_password: "Ringside-1", name: "Maya" };
const keys = (found: Record<string, { key: string }[]>) =>
  Object.fromEntries(Object.entries(found).map(([name, texts]) => [name, texts.map(({ key }) => key)]));

describe("On submit", () => {
  const submitted = (change: Record<string, string>) =>
    keys(validate(signUp, { ...good, ...change }, { settings, touched: "all" }));

  test.each([
    [{}, {}],
    [{ email: "" }, { email: ["validation.emailEmpty"] }],
    [{ email: "maya" }, { email: ["validation.email"] }],
    [{ email: "maya@example" }, { email: ["validation.email"] }],
    [{ name: "" }, { name: ["validation.required"] }],
    [
      { password: "", confirm_password: "" },
      { password: ["validation.passwordEmpty"], confirm_password: ["validation.required"] },
    ],
    [{ confirm_password: "Ringside-2" }, { confirm_password: ["validation.passwordsMatch"] }],
    [{ confirm_password: "x" }, { confirm_password: ["validation.passwordsMatch"] }],
  ])("%o has the problems %o", (change, expected) => {
    expect(submitted(change as Record<string, string>)).toEqual(expected);
  });

  test("sign-in does not apply the password policy to an existing password", () => {
    expect(validate(signIn, { username: "maya@example.com", password: "x" }, { settings, touched: "all" })).toEqual({});
  });

  test("hooks can add problems", () => {
    const taken = () => ({ name: [{ key: "errors.userExists" } as const] });
    const found = validate(signUp, good, { settings, touched: "all", services: { validateCustomSignUp: taken } });
    expect(keys(found)).toEqual({ name: ["errors.userExists"] });
  });
});

describe("A password", () => {
  test.each([
    ["ring", ["minLength", "upperCase", "numbers", "specialCharacters"]],
    ["RING", ["minLength", "lowerCase", "numbers", "specialCharacters"]],
    ["Ringside1", ["specialCharacters"]],
    ["Ringside 1", []],
    ["Ringside-1", []],
  ])("%s has the problems %j, in this order", (password, expected) => {
    expect(passwordProblems(password, settings).map(({ key }) => key)).toEqual(
      expected.map((key) => `validation.${key}`),
    );
  });

  test.each([..."^$*.[]{}()?\"!@#%&/\\,><':;|_~`=+- "])("counts %j as a special character", (character) => {
    expect(passwordProblems(`Ringside1${character}`, settings)).toEqual([]);
  });

  test("mentions the minimum length of the user pool", () => {
    const twelve = passwordSettings({ minLength: 12, characters: [] });
    expect(passwordProblems("short", twelve)).toEqual([{ key: "validation.minLength", values: { count: 12 } }]);
  });

  test("is not checked while the policy is unknown", () => {
    expect(passwordProblems("x", undefined)).toEqual([]);
  });
});

describe("While typing", () => {
  const live = (values: Record<string, string>, ...touched: string[]) =>
    keys(
      validate(
        signUp,
        { email: "", password: "", confirm_password: "", name: "", ...values },
        { settings, touched: new Set(touched) },
      ),
    );

  test("empty fields are not reported", () => {
    expect(live({}, "email", "password", "name")).toEqual({});
  });

  test("password and email are checked once their field has lost focus", () => {
    const values = { email: "maya", password: "ring" };
    expect(live(values)).toEqual({});
    expect(Object.keys(live(values, "email"))).toEqual(["email"]);
    expect(Object.keys(live(values, "password"))).toEqual(["password"]);
  });

  test.each([
    ["12345", "123456", [], false],
    ["123456", "12345", [], false],
    ["123456", "123457", [], true],
    ["123456", "123456", [], false],
    ["1", "2", ["confirm_password"], false],
    ["1", "2", ["password", "confirm_password"], true],
  ])("%s and %s, with %j touched, mismatch: %s", (password, confirm_password, touched, mismatch) => {
    expect("confirm_password" in live({ password, confirm_password }, ...touched)).toBe(mismatch);
  });
});

describe("Values", () => {
  test("have names cut to a length that fits into a cookie", () => {
    expect(normalized(signUp, { name: "ש".repeat(2048) }).name).toHaveLength(300);
  });

  test("are trimmed except passwords, emails are in lower case, and unknown fields are dropped", () => {
    const form = { email: " MAYA@Example.com ", password: " a ", confirm_password: "", name: " Maya ", admin: "true" };
    expect(normalized(signUp, form)).toEqual({
      email: "maya@example.com",
      password: " a ",
      confirm_password: "",
      name: "Maya",
    });
  });

  test("of codes have no spaces", () => {
    expect(normalized(fieldsOf("confirmSignUp", authenticatorOptions), { confirmation_code: " 123 456 " })).toEqual({
      confirmation_code: "123456",
    });
  });

  test("to show again contain no password", () => {
    expect(typed(signUp, good)).toEqual({ email: good.email, name: good.name });
  });

  test("become attributes only if the provider accepts them", () => {
    const values = { ...good, "custom:team": "red", sub: "x", email_verified: "true", nickname: "" };
    expect(attributesOf(values)).toEqual({ email: good.email, name: good.name, "custom:team": "red" });
  });
});

describe("Fields", () => {
  test("are the fifteen of section 3", () => {
    expect(Object.keys(fields)).toHaveLength(15);
  });

  test("of sign-in and sign-up have the product's order and autocomplete tokens", () => {
    expect(signIn.map(({ name, type, autocomplete }) => [name, type, autocomplete])).toEqual([
      ["username", "email", "username"],
      ["password", "password", "current-password"],
    ]);
    expect(signUp.map(({ name, type, autocomplete }) => [name, type, autocomplete])).toEqual([
      ["email", "email", "username"],
      ["password", "password", "new-password"],
      ["confirm_password", "password", "new-password"],
      ["name", "text", "name"],
    ]);
  });

  test("have no duplicates, and attributes without a field are skipped", () => {
    const options = { ...defaultOptions, signUpAttributes: ["email", "address", "username", "email", "custom:x"] };
    expect(fieldsOf("signUp", options).map(({ name }) => name)).toEqual([
      "username",
      "password",
      "confirm_password",
      "email",
    ]);
  });

  test("can be overridden by the options", () => {
    const formFields = { signUp: { name: { isRequired: false } } };
    const [field] = fieldsOf("signUp", { ...authenticatorOptions, formFields }).filter(({ name }) => name === "name");
    expect(field?.isRequired).toBe(false);
  });
});

describe("A phone number", () => {
  const placed = fieldsOf("forceNewPassword", authenticatorOptions, { requiredAttributes: ["phone_number"] }).slice(2);
  const joined = (phone_number: string, country_code?: string) =>
    normalized(placed, { phone_number, ...(country_code && { country_code }) }).phone_number;

  test.each([
    ["(555) 123-4567", undefined, "+15551234567"],
    ["555 123 4567", "+44", "+445551234567"],
    ["5551234", "+999999", "+15551234"],
    ["5551234", "<b>", "+15551234"],
    ["1-800-FLOWERS", "+1", "+11800FLOWERS"],
    ["+49 30 1234567", "+1", "+49301234567"],
    ["  ", "+1", ""],
  ])("%j with the dial code %j becomes %j", (typed, code, expected) => {
    expect(joined(typed, code)).toBe(expected);
  });

  test.each([
    ["+15551234567", true],
    ["+123456789012345", true],
    ["+1234567890123456", false],
    ["+1234", false],
    ["+05551234567", false],
    ["+11800FLOWERS", false],
    ["+1+15551234567", false],
  ])("%s is well-formed: %s", (phone_number, fine) => {
    const found = validate(placed, { phone_number }, { touched: "all" });
    expect(found).toEqual(
      fine ? {} : { phone_number: [{ key: "validation.phoneFormat", values: { phone: phone_number } }] },
    );
  });

  test("is checked once its field has lost focus, and has its own text if missing", () => {
    expect(validate(placed, { phone_number: "+1x" }, { touched: new Set() })).toEqual({});
    expect(keys(validate(placed, { phone_number: "" }, { touched: "all" }))).toEqual({
      phone_number: ["validation.phoneNumberEmpty"],
    });
  });

  test("is shown again as typed, separate from its dial code", () => {
    const values = normalized(placed, { phone_number: "555 1234567", country_code: "+44" });
    expect(typed(placed, values)).toEqual({ country_code: "+44", phone_number: "5551234567" });
    const whole = normalized(placed, { phone_number: "+49301234567", country_code: "+1" });
    expect(typed(placed, whole)).toEqual({ country_code: "+1", phone_number: "+49301234567" });
  });

  test("is built the same way as a login name", () => {
    const login = fieldsOf("signIn", { ...authenticatorOptions, loginMechanisms: ["phone_number"] });
    const values = normalized(login, { username: "(555) 123-4567", country_code: "+1", password: " x " });
    expect(values).toEqual({ username: "+15551234567", country_code: "+1", password: " x " });
  });

  test("does not add the dial code to the attributes", () => {
    expect(attributesOf(normalized(placed, { phone_number: "5551234567" }))).toEqual({ phone_number: "+15551234567" });
  });
});

describe("An empty required field", () => {
  const every = fieldsOf("forceNewPassword", authenticatorOptions, { requiredAttributes: Object.keys(fields) });
  const empty = keys(validate(every, {}, { settings, touched: "all" }));

  test.each([
    ["username", "usernameEmpty"],
    ["password", "passwordEmpty"],
    ["confirmation_code", "confirmationCodeEmpty"],
    ["email", "emailEmpty"],
    ["phone_number", "phoneNumberEmpty"],
    ["confirm_password", "required"],
    ["birthdate", "required"],
    ["given_name", "required"],
    ["website", "required"],
  ])("%s is reported as validation.%s", (name, key) => {
    expect(empty[name]).toEqual([`validation.${key}`]);
  });

  test("is fine if configured as optional", () => {
    const formFields = { forceNewPassword: { given_name: { isRequired: false } } };
    const placed = fieldsOf(
      "forceNewPassword",
      { ...authenticatorOptions, formFields },
      { requiredAttributes: ["given_name", "name"] },
    );
    expect(Object.keys(validate(placed, {}, { touched: "all" }))).toEqual(["password", "confirm_password", "name"]);
  });
});

describe("Hooks of the sign-up form", () => {
  const problem = (key: TextKey) => () => ({ name: [{ key }] });

  test("are empty by default, and add problems in the order preferred user name, custom", () => {
    expect(defaultOptions.services).toEqual({});
    const services = {
      validateCustomSignUp: problem("errors.accountExists"),
      validatePreferredUsername: problem("errors.userExists"),
    };
    const found = validate(signUp, { ...good, name: "" }, { settings, touched: "all", services });
    expect(keys(found).name).toEqual(["validation.required", "errors.userExists", "errors.accountExists"]);
  });
});

describe("Screens", () => {
  const names = (screen: Screen, requiredAttributes?: string[]) =>
    fieldsOf(screen, authenticatorOptions, { requiredAttributes }).map(({ name }) => name);

  test.each([
    ["confirmSignIn", ["confirmation_code"]],
    ["setupTOTP", ["confirmation_code"]],
    ["confirmVerifyUser", ["confirmation_code"]],
    ["resetPassword", ["username"]],
    ["confirmResetPassword", ["confirmation_code", "password", "confirm_password"]],
    ["verifyUser", []],
    ["selectMfaType", []],
    ["authenticated", []],
  ] as const)("%s has the fields %j", (screen, expected) => {
    expect(names(screen)).toEqual(expected);
  });

  test("forceNewPassword has the provider's required attributes that have a field", () => {
    expect(names("forceNewPassword", ["name", "address", "custom:team", "name"])).toEqual([
      "password",
      "confirm_password",
      "name",
    ]);
  });

  test.each([
    ["email", "fields.enterYourEmail", "email"],
    ["phone_number", "fields.enterYourPhoneNumber", "tel"],
    ["username", "fields.enterYourUsername", "text"],
  ] as const)("resetPassword has a login field for %s", (mechanism, label, type) => {
    const [field] = fieldsOf("resetPassword", { ...authenticatorOptions, loginMechanisms: [mechanism] });
    expect(field).toMatchObject({ name: "username", label, placeholder: label, type, autocomplete: "username" });
  });

  test("every property of a field can be overridden", () => {
    const override: Field = {
      label: "fields.website",
      placeholder: "placeholders.website",
      isRequired: false,
      labelHidden: true,
      autocomplete: "off",
      type: "tel",
      dialCode: "+49",
      dialCodeList: ["+49", "+43"],
    };
    const [field] = fieldsOf("signIn", { ...authenticatorOptions, formFields: { signIn: { username: override } } });
    expect(field).toEqual({ name: "username", ...override });
  });
});
