/** Screens after the entry screens: second factors, new passwords, contacts to verify, sign-in at a provider. */
import { describe, expect, test } from "vitest";
import { authenticatorOptions } from "../../../app/authenticator.options";
import { dialCodes } from "../../../app/domain/authenticator/fields/dial-codes";
import { fieldsOf } from "../../../app/domain/authenticator/fields/form-fields";
import { type Screen, segments } from "../../../app/domain/authenticator/machine/screens";
import type { OverlayData } from "../../../app/domain/authenticator/overlay-data";
import { textOf } from "../render";
import { attribute, button, inputs, link, renderScreen, tag } from "./render-screen";

const username = "maya@example.com";
const codeDeliveryDetails = { DeliveryMedium: "EMAIL", Destination: "m***@e***" } as const;
const totp = { secret: "JBSWY3DP", link: "otpauth://totp/Ringside:maya", qrSvg: '<svg viewBox="0 0 1 1"></svg>' };
const contacts = [
  { attribute: "email", contact: "m*****w@example.com" },
  { attribute: "phone_number", contact: "********4444" },
] as const;

type ScreenCase = { screen: Screen; data: Partial<OverlayData>; heading: string; labels: string[]; buttons: string[] };
const rows: ScreenCase[] = [
  {
    screen: "confirmSignIn",
    data: { challengeName: "SMS_MFA" },
    heading: "Confirm SMS Code",
    labels: ["Code *"],
    buttons: ["Confirm", "Back to Sign In"],
  },
  {
    screen: "confirmSignIn",
    data: { challengeName: "SOFTWARE_TOKEN_MFA" },
    heading: "Confirm TOTP Code",
    labels: ["Code *"],
    buttons: ["Confirm", "Back to Sign In"],
  },
  {
    screen: "confirmSignIn",
    data: { challengeName: "CUSTOM_CHALLENGE", challengeQuestion: "How many?" },
    heading: "Confirm Sign In",
    labels: ["Code *"],
    buttons: ["Confirm", "Back to Sign In"],
  },
  {
    screen: "setupTOTP",
    data: { totp },
    heading: "Setup TOTP",
    labels: ["Code *"],
    buttons: ["Confirm", "Back to Sign In"],
  },
  {
    screen: "forceNewPassword",
    data: {
      username,
      fields: fieldsOf("forceNewPassword", authenticatorOptions, {
        requiredAttributes: ["name", "address", "phone_number"],
      }),
    },
    heading: "Change Password",
    labels: ["Password", "Confirm Password", "Name", "Phone Number"],
    buttons: ["Change Password", "Back to Sign In"],
  },
  {
    screen: "resetPassword",
    data: {},
    heading: "Reset Password",
    labels: ["Enter your email"],
    buttons: ["Send code"],
  },
  {
    screen: "confirmResetPassword",
    data: { username, codeDeliveryDetails },
    heading: "Reset Password",
    labels: ["Code *", "New Password", "Confirm Password"],
    buttons: ["Submit", "Resend Code", "Back to Sign In"],
  },
  {
    screen: "verifyUser",
    data: { unverifiedContacts: [...contacts] },
    heading: "Account recovery requires verified contact information",
    labels: [],
    buttons: ["Verify", "Skip"],
  },
  {
    screen: "confirmVerifyUser",
    data: { codeDeliveryDetails },
    heading: "Account recovery requires verified contact information",
    labels: ["Code *"],
    buttons: ["Submit", "Resend Code", "Skip"],
  },
  {
    screen: "selectMfaType",
    data: { mfaTypes: ["SMS_MFA", "SOFTWARE_TOKEN_MFA"] },
    heading: "Multi-Factor Authentication",
    labels: [],
    buttons: ["Confirm", "Back to Sign In"],
  },
];

describe.each(rows)("$screen: $heading", ({ screen, data, heading, labels, buttons }) => {
  test("names its dialog by its heading, has its labels, and submits with its first button on Enter", async () => {
    const html = await renderScreen(screen, data);
    expect(html.match(/<h[1-6][^>]*>/g)).toHaveLength(1);
    expect(/<h2[^>]*>([^<]*)<\/h2>/.exec(html)?.[1]).toBe(heading);
    expect([...html.matchAll(/<label for="[^"]+">([^<]+)<\/label>/g)].map(([, text]) => text)).toEqual(labels);
    expect([...html.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, text]) => text)).toEqual(buttons);
    const [first] = html.match(/<button[^>]*>/g) ?? [];
    expect(attribute(first ?? "", "value")).toBe("SUBMIT");
    // The browser's own bubbles would hide our texts, which are in the page's language.
    expect(tag(html, "<form")).toMatch(/ novalidate=""/i);
  });

  test("works without scripts, and dismisses its alert with a link", async () => {
    const html = await renderScreen(screen, data, {
      problems: { fields: {}, alert: { key: "errors.network" } },
      typed: {},
    });
    expect(html).not.toContain("disabled");
    expect(attribute(tag(html, "<form"), "method")).toBe("post");
    expect(attribute(tag(html, 'aria-label="Dismiss alert"'), "href")).toContain("dismissed");
    expect(html.match(/autofocus/gi)).toHaveLength(1);
    expect(html.indexOf("Network error")).toBeLessThan(html.indexOf('value="SUBMIT"'));
  });
});

test("every screen with a form has a case here", async () => {
  for (const screen of Object.keys(segments) as Screen[]) expect(await renderScreen(screen)).toContain("<form");
});

describe("Ids of fields", () => {
  test("have 12 characters, start with the server's prefix, and match their labels", async () => {
    const html = await renderScreen("signUp");
    const ids = inputs(html).map((each) => attribute(each, "id"));
    expect(ids).toEqual(["abcdefghij00", "abcdefghij01", "abcdefghij02", "abcdefghij03"]);
    expect([...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
  });
});

describe("The sign-in screen", () => {
  test("links to the password reset, and shows no divider without providers", async () => {
    const html = await renderScreen("signIn");
    expect(attribute(link(html, "Forgot your password?"), "href")).toBe("/tickets/auth/reset-password");
    expect(html).not.toContain('class="or"');
  });

  test.each([
    ["signIn", "Sign In with Apple"],
    ["signUp", "Sign Up with Apple"],
  ] as const)(
    "%s offers the configured providers by name and mark, and comes back to the page",
    async (screen, text) => {
      const html = await renderScreen(screen, { socialProviders: ["apple", "google"] });
      const providers = [...html.matchAll(/href="\/oauth\/start\/(\w+)\?from=([^"]*)"/g)];
      expect(providers.map(([, provider]) => provider)).toEqual(["apple", "google"]);
      expect(decodeURIComponent(providers[0]?.[2] ?? "")).toBe("/tickets?month=2026-03");
      expect(tag(html, "/oauth/start/apple")).toContain(`aria-label="${text}"`);
      expect(html).toMatch(/<use href="[^"]*#apple"/);
      // On a phone the sign-up's button has to be on the first screen, so its form comes first.
      const inOrder = ["/oauth/start/google", 'class="or">or<', "<form"].map((part) => html.indexOf(part));
      if (screen === "signUp") inOrder.reverse();
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    },
  );
});

describe("Setting up an authenticator app", () => {
  test("shows the secret as a QR code of 228 pixels, as text and as a link", async () => {
    const html = await renderScreen("setupTOTP", { totp });
    expect(tag(html, 'role="img"')).toContain('aria-label="QR code for your authenticator app"');
    expect(html).toContain(totp.qrSvg);
    expect(textOf(html)).toContain("JBSWY3DP");
    expect(attribute(link(html, "Open in authenticator app"), "href")).toBe(totp.link);
  });

  test("has no button that needs scripts", async () => {
    expect(textOf(await renderScreen("setupTOTP", { totp }))).not.toContain("COPY");
  });

  test("works without the QR code", async () => {
    const html = await renderScreen("setupTOTP", { totp: { secret: totp.secret, link: totp.link } });
    expect(html).not.toContain('role="img"');
    expect(textOf(html)).toContain("JBSWY3DP");
  });

  test("says Loading... only until there is a secret", async () => {
    expect(textOf(await renderScreen("setupTOTP"))).toContain("Loading...");
    expect(textOf(await renderScreen("setupTOTP", { totp }))).not.toContain("Loading...");
  });

  test("focuses the heading rather than the code field", async () => {
    const html = await renderScreen("setupTOTP", { totp });
    expect(tag(html, "<h2")).toMatch(/autofocus/i);
    expect(inputs(html).some((each) => /autofocus/i.test(each))).toBe(false);
  });
});

describe("Radio choices", () => {
  test("list the contacts masked by name, the first one selected", async () => {
    const html = await renderScreen("verifyUser", { unverifiedContacts: [...contacts] });
    const radios = inputs(html).map((each) => [
      attribute(each, "name"),
      attribute(each, "value"),
      / checked/.test(each),
    ]);
    expect(radios).toEqual([
      ["unverifiedAttr", "email", true],
      ["unverifiedAttr", "phone_number", false],
    ]);
    expect(textOf(html)).toContain("Email: m*****w@example.com");
    expect(textOf(html)).toContain("Phone Number: ********4444");
    expect(html).toMatch(/<legend class="hide">Verify Contact</);
  });

  test("of a second factor have the provider's names as values", async () => {
    const html = await renderScreen("selectMfaType", { mfaTypes: ["SMS_MFA", "SOFTWARE_TOKEN_MFA"] });
    expect(inputs(html).map((each) => attribute(each, "value"))).toEqual(["SMS_MFA", "SOFTWARE_TOKEN_MFA"]);
    expect(textOf(html)).toContain("Text Message (SMS)");
    expect(textOf(html)).toContain("Authenticator App (TOTP)");
  });

  test("show their errors", async () => {
    const problems = { fields: { unverifiedAttr: [{ key: "validation.required" } as const] } };
    const html = await renderScreen("verifyUser", { unverifiedContacts: [...contacts] }, { problems, typed: {} });
    const described = attribute(inputs(html)[0] ?? "", "aria-describedby");
    expect(tag(html, `id="${described}"`)).toContain("err");
    expect(textOf(html)).toContain("This field is required");
  });
});

describe("The delivery message of a code", () => {
  test.each([
    ["confirmResetPassword", codeDeliveryDetails, "To choose a new password, enter the code we emailed to m***@e***."],
    ["confirmResetPassword", undefined, "To choose a new password, enter the code we sent you."],
    ["confirmVerifyUser", codeDeliveryDetails, "To verify your email, enter the code we emailed to m***@e***."],
    [
      "confirmVerifyUser",
      { DeliveryMedium: "SMS", Destination: "+*******44" },
      "To verify your phone number, enter the code we texted to +*******44.",
    ],
  ] as const)("is said on %s", async (screen, delivery, message) => {
    expect(textOf(await renderScreen(screen, { codeDeliveryDetails: delivery }))).toContain(message);
  });
});

describe("A sign-up that can be confirmed by a link", () => {
  test("has a button that checks for the confirmation without scripts", async () => {
    const html = await renderScreen("confirmSignUp", { pollEverySeconds: 5 });
    expect(attribute(button(html, "I opened the link"), "value")).toBe("AUTO_SIGN_IN");
  });

  test("doesn't mention links otherwise", async () => {
    expect(textOf(await renderScreen("confirmSignUp"))).not.toContain("link");
  });
});

describe("A phone number", () => {
  const fields = fieldsOf("forceNewPassword", authenticatorOptions, { requiredAttributes: ["phone_number"] });
  const selected = (html: string) => /<option[^>]*selected[^>]*>([^<]*)</.exec(html)?.[1];

  test("has a dial code selector with countries, +1 by default", async () => {
    const html = await renderScreen("forceNewPassword", { fields, dialCodes: dialCodes("en") });
    const select = tag(html, "<select");
    expect(attribute(select, "name")).toBe("country_code");
    expect(attribute(select, "aria-label")).toBe("Country code");
    expect(attribute(select, "autocomplete")).toBe("tel-country-code");
    expect(html.match(/<option/g)).toHaveLength(206);
    expect(selected(html)).toBe("+1 United States, Canada");
    expect(attribute(tag(html, 'name="phone_number"'), "type")).toBe("tel");
  });

  test("keeps the selected dial code after a refusal", async () => {
    const typed = { country_code: "+49", phone_number: "30" };
    const html = await renderScreen(
      "forceNewPassword",
      { fields, dialCodes: dialCodes("de") },
      { problems: { fields: {} }, typed },
    );
    expect(selected(html)).toBe("+49 Deutschland");
    expect(attribute(tag(html, 'name="phone_number"'), "value")).toBe("30");
  });
});
