/**
 * Every path through the authenticator on the real build, without scripts, with the forms and buttons that the pages
 * show.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { totpCode } from "../../../server/sandbox/cognito/credentials/totp";
import { demoPeople } from "../../../server/sandbox/demo-people";
import { fan, type Page } from "../fan";
import { type Site, testSite } from "../site";

const NEW_PASSWORD = "Dropkick-12-feet";
const STRICT = { clientSecret: "a-secret-of-the-app-client", deviceTracking: true, rotation: true };
let site: Site;
const settings = (change: object) =>
  fetch(`${site.sandbox}/cognito/settings`, { method: "POST", body: JSON.stringify(change) });

/** A visitor at the overlay of `/home`, who can only fill in and press what the page has. */
async function visitor() {
  const who = fan(site);
  let page: Page = await who.get("/home/auth/sign-in");
  const dialog = () => /<dialog[\s\S]*<\/dialog>/.exec(page.html)?.[0] ?? "";
  const here = {
    at: () => page.path.replace("/home/auth/", ""),
    status: () => page.status,
    says: (text: string) => expect(readable(dialog())).toContain(text),
    title: () => /<title>([^<]*)/.exec(page.html)?.[1],
    html: dialog,
    code: who.code,
    async press(intent: string, fields: Record<string, string> = {}): Promise<void> {
      const form =
        dialog()
          .match(/<form[\s\S]*?<\/form>/g)
          ?.find((each) => each.includes(`value="${intent}"`)) ?? "";
      expect(form, `a button that sends ${intent} on ${page.path}`).toContain(`value="${intent}"`);
      for (const name of Object.keys(fields)) expect(form).toContain(`name="${name}"`);
      const action = /action="([^"]*)"/.exec(form)?.[1] ?? "";
      expect(form).toContain('method="post"');
      page = await who.post(action.replaceAll("&amp;", "&"), { intent, ...fields });
    },
    async signIn(name: string): Promise<void> {
      const username = `${name}@ringside.example`;
      const { password = "" } = demoPeople.find(({ email }) => email === username) ?? {};
      await here.press("SUBMIT", { username, password });
    },
    async go(path: string): Promise<void> {
      page = await who.get(path);
    },
    /** Checks who is signed in: the profile shows their email. */
    async signedInAs(email: string): Promise<void> {
      expect(page.path).toBe("/home");
      expect((await who.get("/profile")).html).toContain(email);
    },
  };
  return here;
}

const readable = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
const other = (right: string) => (right === "000000" ? "111111" : "000000");
const secretOf = (name: string) =>
  demoPeople.find(({ email }) => email === `${name}@ringside.example`)?.state().mfa?.secret ?? "";

describe.each([
  ["a plain pool", false],
  ["a pool with client secret, device tracking and rotation", true],
])("In %s", (_, strict) => {
  beforeAll(async () => {
    site = await testSite(strict ? { COGNITO_CLIENT_SECRET: STRICT.clientSecret, COGNITO_REFRESH_ROTATION: "on" } : {});
    if (strict) await settings(STRICT);
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    await fetch(`${site.sandbox}/people/reset`, { method: "POST", redirect: "manual" });
    // The site allows an account ten sign-ins in fifteen minutes.
    await site.advance("PT15M");
  });

  describe("Signing in", () => {
    test("by text message, after a wrong code", async () => {
      const sam = await visitor();
      await sam.signIn("sms");
      expect(sam.at()).toBe("confirm-sign-in");
      sam.says("Confirm SMS Code");
      const code = await sam.code("+12025550123");
      await sam.press("SUBMIT", { confirmation_code: other(code) });
      expect(sam.status()).toBe(400);
      sam.says("Invalid verification code provided, please try again.");
      await sam.press("SUBMIT", { confirmation_code: code });
      await sam.signedInAs("sms@ringside.example");
    });

    test("by the challenge of the pool's own triggers", async () => {
      const riley = await visitor();
      await riley.signIn("riddle");
      expect(riley.at()).toBe("confirm-sign-in");
      riley.says("To how many does the referee count outside the ring?");
      await riley.press("SUBMIT", { confirmation_code: "" });
      riley.says("Challenge response cannot be empty");
      await riley.press("SUBMIT", { confirmation_code: "3" });
      riley.says("Invalid verification code provided, please try again.");
      await riley.press("SUBMIT", { confirmation_code: "10" });
      await riley.signedInAs("riddle@ringside.example");
    });

    test("refused by a trigger is refused in its words", async () => {
      const who = await visitor();
      await who.press("SUBMIT", { username: "lambda@ringside.example", password: NEW_PASSWORD });
      who.says("This fan is barred.");
      expect(who.html()).not.toContain("PreAuthentication");
    });

    test("refused, and then reset: the reset's field has the email and the focus", async () => {
      const who = await visitor();
      await who.press("SUBMIT", { username: "fan@ringside.example", password: "Wrong-1-password" });
      await who.go("/home/auth/reset-password");
      const field = /<input[^>]*name="username"[^>]*>/.exec(who.html())?.[0] ?? "";
      expect(field).toContain('value="fan@ringside.example"');
      expect(field).toMatch(/autofocus/i);
    });

    test("by an authenticator app", async () => {
      const toni = await visitor();
      await toni.signIn("totp");
      toni.says("Confirm TOTP Code");
      await toni.press("SUBMIT", { confirmation_code: totpCode(secretOf("totp")) });
      await toni.signedInAs("totp@ringside.example");
    });

    test("with a choice of both", async () => {
      const charlie = await visitor();
      await charlie.signIn("choosy");
      expect(charlie.at()).toBe("select-mfa-type");
      await charlie.press("SUBMIT", { mfa_type: "SOFTWARE_TOKEN_MFA" });
      await charlie.press("SUBMIT", { confirmation_code: totpCode(secretOf("choosy")) });
      await charlie.signedInAs("choosy@ringside.example");
    });

    test("with an authenticator app to set up, named after the site", async () => {
      const sasha = await visitor();
      await sasha.signIn("setup");
      expect(sasha.at()).toBe("setup-totp");
      sasha.says("Setup TOTP");
      expect(sasha.html()).toContain('width="228"');
      const [, secret = ""] = /otpauth:\/\/totp\/Ringside:[^"]*?secret=([A-Z2-7]+)/.exec(sasha.html()) ?? [];
      expect(secret).not.toBe("");
      await sasha.press("SUBMIT", { confirmation_code: totpCode(secret) });
      await sasha.signedInAs("setup@ringside.example");
    });

    test("with a new password and the missing attributes", async () => {
      const ina = await visitor();
      await ina.signIn("invited");
      expect(ina.at()).toBe("force-new-password");
      await ina.press("SUBMIT", { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD, name: "" });
      ina.says("This field is required");
      await ina.press("SUBMIT", { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD, name: "Ina Invited" });
      await ina.signedInAs("invited@ringside.example");
    });

    test("with a contact to verify, and without verifying it", async () => {
      const casey = await visitor();
      await casey.signIn("contacts");
      expect(casey.at()).toBe("verify-user");
      await casey.press("SUBMIT", { unverifiedAttr: "email" });
      expect(casey.at()).toBe("confirm-verify-user");
      await casey.press("RESEND");
      casey.says("We sent a new code to c***@r***.");
      await casey.press("SUBMIT", { confirmation_code: await casey.code("contacts@ringside.example") });
      await casey.signedInAs("contacts@ringside.example");

      const uma = await visitor();
      await uma.signIn("unverified");
      await uma.press("SKIP");
      await uma.signedInAs("unverified@ringside.example");
    });

    test("of a fan who never confirmed the account", async () => {
      const nico = await visitor();
      await nico.signIn("newcomer");
      expect(nico.at()).toBe("confirm-sign-up");
      nico.says("Your account isn’t confirmed yet.");
      await nico.press("SUBMIT", { confirmation_code: await nico.code("newcomer@ringside.example") });
      await nico.signedInAs("newcomer@ringside.example");
    });

    test("of a fan whose password the operator has reset", async () => {
      const remy = await visitor();
      await remy.signIn("reset");
      expect(remy.at()).toBe("confirm-reset-password");
      await remy.press("SUBMIT", {
        confirmation_code: await remy.code("reset@ringside.example"),
        password: NEW_PASSWORD,
        confirm_password: NEW_PASSWORD,
      });
      expect(remy.at()).toBe("sign-in");
      remy.says("Your password was changed.");
      expect(remy.html()).toContain('value="reset@ringside.example"');
      await remy.press("SUBMIT", { username: "reset@ringside.example", password: NEW_PASSWORD });
      await remy.signedInAs("reset@ringside.example");
    });

    test.each([["disabled", "User is disabled."]])("of %s is refused with a reason", async (name, text) => {
      const who = await visitor();
      await who.signIn(name);
      expect(who.status()).toBe(400);
      expect(who.at()).toBe("sign-in");
      who.says(text);
      expect(who.html()).toContain(`value="${name}@ringside.example"`);
    });

    test("while the provider is down says so", async () => {
      const who = await visitor();
      await who.press("SUBMIT", { username: "down@ringside.example", password: NEW_PASSWORD });
      who.says("Network error");
    });
  });

  describe("Resetting a password", () => {
    test("continues for an address without an account", async () => {
      const who = await visitor();
      await who.go("/home/auth/reset-password");
      await who.press("SUBMIT", { username: "Nobody@Example.com" });
      expect(who.at()).toBe("confirm-reset-password");
      who.says("n***@e***");
      await who.press("SUBMIT", {
        confirmation_code: "123456",
        password: NEW_PASSWORD,
        confirm_password: NEW_PASSWORD,
      });
      who.says("Invalid verification code provided, please try again.");
      await who.press("SIGN_IN");
      expect(who.at()).toBe("sign-in");
    });

    test("says when codes were requested too often", async () => {
      const who = await visitor();
      await who.go("/home/auth/reset-password");
      await who.press("SUBMIT", { username: "limit@ringside.example" });
      who.says("Attempt limit exceeded, please try after some time.");
    });
  });

  test("a step survives a reload and ends with its challenge, back at sign-in with the email", async () => {
    const sam = await visitor();
    await sam.signIn("sms");
    await sam.go("/home/auth/confirm-sign-in");
    sam.says("Confirm SMS Code");
    await sam.go("/home/auth/confirm-sign-up");
    expect(sam.at()).toBe("confirm-sign-in");
    await site.advance("PT4M");
    await sam.press("SUBMIT", { confirmation_code: "123456" });
    expect(sam.at()).toBe("sign-in");
    sam.says("Invalid session for the user, session is expired.");
    expect(sam.html()).toContain('value="sms@ringside.example"');
  });

  test("a link opened elsewhere takes a button press here, which signs the fan in", async () => {
    await settings({ linkConfirmation: true });
    const who = await visitor();
    await who.go("/home/auth/sign-up");
    const email = "linked@example.com";
    await who.press("SUBMIT", { email, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD, name: "Lin" });
    await who.press("AUTO_SIGN_IN");
    who.says("Your account isn’t confirmed yet. Open the link we sent you");
    const [mail] = (await (await fetch(`${site.sandbox}/mailbox.json?to=${email}`)).json()) as { text: string }[];
    await fetch(/https?:\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    await who.press("AUTO_SIGN_IN");
    await who.signedInAs(email);
    await settings({ linkConfirmation: false });
  });
});
