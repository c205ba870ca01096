/**
 * Messages with codes as the user pool's trigger writes them: each occasion in each language, within Cognito's limits.
 */
import {
  ForgotPasswordCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../app/domain/languages";
import { customMessage } from "../../server/code-messages/custom-message";
import { cognitoWorld, PASSWORD } from "../sandbox/cognito/cognito-world";
import { site } from "../services/mail/specimens";

const write = customMessage(site);
const OCCASIONS = [
  "SignUp",
  "ResendCode",
  "ForgotPassword",
  "UpdateUserAttribute",
  "VerifyUserAttribute",
  "Authentication",
];

const event = (occasion: string, request: object = {}) => ({
  version: "1",
  triggerSource: `CustomMessage_${occasion}`,
  request: { userAttributes: { email: "maya@example.com" }, codeParameter: "{####}", ...request },
  response: { emailSubject: null, emailMessage: null, smsMessage: null },
});

describe.each(LANGUAGES)("In %s", (locale) => {
  it.each(OCCASIONS)("%s fits into what Cognito sends, and has room for the code once", async (occasion) => {
    const { response, version } = await write(event(occasion, { clientMetadata: { locale } }));
    const { emailSubject, emailMessage, smsMessage } = response as Record<string, string | null>;
    expect(version).toBe("1");
    expect(emailSubject?.length).toBeLessThanOrEqual(140);
    expect(emailMessage?.length).toBeLessThanOrEqual(20_000);
    expect(emailMessage?.split("{####}")).toHaveLength(2);
    expect(emailMessage).toContain(`<html lang="${locale}"`);
    expect(smsMessage?.length).toBeLessThanOrEqual(140);
    expect(smsMessage?.split("{####}")).toHaveLength(2);
  });
});

describe("The language", () => {
  const languageOf = async (request: object) => {
    const { response } = await write(event("SignUp", request));
    return /<html lang="(\w+)"/.exec(String(response.emailMessage))?.[1];
  };

  it("is the one of the page, else of the account, else English", async () => {
    expect(await languageOf({ clientMetadata: { locale: "de" }, userAttributes: { locale: "fr" } })).toBe("de");
    expect(await languageOf({ userAttributes: { locale: "fr" } })).toBe("fr");
    expect(await languageOf({ clientMetadata: null, userAttributes: null })).toBe("en");
    expect(await languageOf({ clientMetadata: { locale: "<script>" } })).toBe("en");
  });
});

describe("The pool's own message", () => {
  it.each([event("AdminCreateUser"), event("Unknown"), event("SignUp", { codeParameter: null })])(
    "stays for $triggerSource",
    async (unchanged) => {
      expect(await write(unchanged)).toEqual(unchanged);
    },
  );
});

describe("A pool with this trigger", () => {
  let world: Awaited<ReturnType<typeof cognitoWorld>>;
  beforeAll(async () => {
    world = await cognitoWorld(undefined, write);
  });
  afterAll(() => world.stop());

  it("mails the code in the fan's language at each occasion", async () => {
    const email = "maya@example.com";
    const { ClientId, provider } = world;
    const who = { ClientId, Username: email, ClientMetadata: { locale: "de" } };
    await provider.send(
      new SignUpCommand({ ...who, Password: PASSWORD, UserAttributes: [{ Name: "name", Value: "Maya" }] }),
    );
    await provider.send(new ResendConfirmationCodeCommand(who));
    await world.confirm(email, await world.code(email));
    await provider.send(new ForgotPasswordCommand({ ...who, ClientMetadata: { locale: "he" } }));
    const mails = (await world.mails(email)).reverse();
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Bestätige deine E-Mail-Adresse",
      "Bestätige deine E-Mail-Adresse",
      "הקוד לסיסמה חדשה",
    ]);
    for (const { code, text, id } of mails) {
      expect(code).toMatch(/^\d{6}$/);
      expect(text).toContain(code);
      expect(text).not.toContain("<");
      expect(await (await fetch(`${world.origin}/mailbox/${id}/html`)).text()).toContain(`>${code}<`);
    }
  });
});
