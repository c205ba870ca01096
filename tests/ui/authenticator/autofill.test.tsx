/**
 * What browsers and their password managers expect of forms: "Password Form Styles that Chromium Understands"
 * (chromium.org/developers/design-documents/form-styles-that-chromium-understands), Chrome's best practices for sign-in
 * and payment forms (web.dev/articles/sign-in-form-best-practices, sms-otp-form) and the autofill tokens of HTML.
 */
import { describe, expect, test } from "vitest";
import { authenticatorOptions } from "../../../app/authenticator.options";
import { type FieldName, fields, fieldsOf } from "../../../app/domain/authenticator/fields/form-fields";
import { type Screen, segments } from "../../../app/domain/authenticator/machine/screens";
import type { OverlayData } from "../../../app/domain/authenticator/overlay-data";
import { attribute, inputs, renderScreen, tag } from "./render-screen";

const username = "maya@example.com";
const attributes = Object.keys(fields).filter((name) => name !== "username");
const given: Partial<Record<Screen, Partial<OverlayData>>> = {
  forceNewPassword: { fields: fieldsOf("forceNewPassword", authenticatorOptions, { requiredAttributes: attributes }) },
  setupTOTP: { totp: { secret: "JBSWY3DP", link: "otpauth://totp/x" } },
  verifyUser: { unverifiedContacts: [{ attribute: "email", contact: "m***@e***" }] },
  selectMfaType: { mfaTypes: ["SMS_MFA"] },
};
const screens = (Object.keys(segments) as Screen[]).filter((screen) => screen !== "authenticated");
const page = (screen: Screen) => renderScreen(screen, { username, socialProviders: ["google"], ...given[screen] });
const form = (html: string) => /<form.*?<\/form>/s.exec(html)?.[0] ?? "";
const tokens = async (screen: Screen) =>
  inputs(form(await page(screen))).map((each) => attribute(each, "autocomplete"));

describe.each(screens)("The form of %s", (screen) => {
  test("is a separate POST form with its own submit button", async () => {
    const html = await page(screen);
    expect(html.match(/<form/g)).toHaveLength(1);
    expect(html).not.toMatch(/<form(?:(?!<\/form>).)*<form/s);
    expect(attribute(tag(html, "<form"), "method")).toBe("post");
    expect(form(html)).toMatch(/<button[^>]*type="submit"/);
  });

  test("has unique names and ids, and a label for every control", async () => {
    const html = form(await page(screen));
    const controls = [...inputs(html), ...(html.match(/<select[^>]*>/g) ?? [])];
    const unique = controls.filter((each) => attribute(each, "type") !== "radio");
    const names = unique.map((each) => attribute(each, "name"));
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(undefined);
    const ids = unique.map((each) => attribute(each, "id")).filter(Boolean);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(html).toContain(`<label for="${id}"`);
  });
});

describe("A screen with a password", () => {
  const passwordScreens = ["signIn", "signUp", "forceNewPassword", "confirmResetPassword"] as const;

  test("is one of four", async () => {
    const found: Screen[] = [];
    for (const screen of screens) if ((await page(screen)).includes('type="password"')) found.push(screen);
    expect(found).toEqual(expect.arrayContaining([...passwordScreens]));
    expect(found).toHaveLength(passwordScreens.length);
  });

  test.each(passwordScreens)("%s has one login name, as text and before the passwords", async (screen) => {
    const found = await tokens(screen);
    expect(found.filter((token) => token === "username")).toHaveLength(1);
    expect(found.indexOf("username")).toBeLessThan(found.findIndex((token) => token?.endsWith("-password")));
    const login = tag(form(await page(screen)), 'autoComplete="username"');
    expect(["text", "email"]).toContain(attribute(login, "type"));
  });

  test.each([
    ["signIn", ["current-password"]],
    ["signUp", ["new-password", "new-password"]],
    ["forceNewPassword", ["new-password", "new-password"]],
    ["confirmResetPassword", ["new-password", "new-password"]],
  ] as const)("%s says which passwords it takes", async (screen, expected) => {
    expect((await tokens(screen)).filter((token) => token?.endsWith("-password"))).toEqual(expected);
  });

  test.each(["forceNewPassword", "confirmResetPassword"] as const)(
    "%s carries the known login name, unseen, for the manager to save under",
    async (screen) => {
      const login = tag(form(await page(screen)), 'autoComplete="username"');
      expect(login).toMatch(/ hidden=""/);
      expect(login).toMatch(/ readonly=""/i);
      expect(attribute(login, "value")).toBe(username);
    },
  );
});

test.each(["confirmSignUp", "confirmSignIn", "setupTOTP", "confirmResetPassword", "confirmVerifyUser"] as const)(
  "the code of %s is offered from the message, on a numeric keyboard",
  async (screen) => {
    const code = tag(form(await page(screen)), 'name="confirmation_code"');
    expect(attribute(code, "type")).toBe("text");
    expect(attribute(code, "inputmode")).toBe("numeric");
    expect(attribute(code, "pattern")).toBe("[0-9]*");
    expect(attribute(code, "autocomplete")).toBe("one-time-code");
  },
);

describe("Each field has its autofill token", () => {
  const expected: Record<FieldName, [type: string, token: string | undefined]> = {
    birthdate: ["date", "bday"],
    confirmation_code: ["text", "one-time-code"],
    confirm_password: ["password", "new-password"],
    email: ["email", "email"],
    family_name: ["text", "family-name"],
    given_name: ["text", "given-name"],
    middle_name: ["text", "additional-name"],
    name: ["text", "name"],
    nickname: ["text", "nickname"],
    password: ["password", "new-password"],
    phone_number: ["tel", "tel-national"],
    preferred_username: ["text", undefined],
    profile: ["url", "url"],
    username: ["text", "username"],
    website: ["url", "url"],
  };

  test.each(attributes)("%s", async (name) => {
    const placed = fieldsOf("forceNewPassword", authenticatorOptions, { requiredAttributes: attributes });
    const input = tag(form(await renderScreen("forceNewPassword", { fields: placed, username })), `name="${name}"`);
    const [type, token] = expected[name as FieldName];
    expect([attribute(input, "type"), attribute(input, "autocomplete")]).toEqual([type, token]);
  });

  test("the login field of each mechanism is the username", () => {
    for (const mechanism of ["username", "email", "phone_number"] as const) {
      const options = { ...authenticatorOptions, loginMechanisms: [mechanism] };
      for (const screen of ["signIn", "resetPassword"] as const) {
        const [login] = fieldsOf(screen, options);
        expect(login).toMatchObject({ name: "username", autocomplete: "username" });
      }
      const logins = fieldsOf("signUp", options).filter(({ autocomplete }) => autocomplete === "username");
      expect(logins.map(({ name }) => name)).toEqual([mechanism]);
    }
  });
});
