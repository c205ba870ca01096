/** What the provider's refusal of a refresh means for a session. */
import { afterEach, expect, test, vi } from "vitest";
import { ProviderError } from "../../server/clients/cognito/provider-error";
import type { Runtime } from "../../server/process/runtime";
import type { Jar } from "../../server/session/cookies/cookie-jar";
import { openVisit } from "../../server/session/visitor";
import { cognitoTokens } from "./cognito-tokens";

const START = Date.parse("2026-03-02T12:00:00Z");
afterEach(() => vi.useRealTimers());

/** Whether a fan whose tokens have ended is still signed in after `refusal`. */
async function staysSignedIn(refusal: ProviderError): Promise<boolean> {
  vi.useFakeTimers({ now: START, toFake: ["Date"] });
  const session = cognitoTokens();
  vi.setSystemTime(START + 2 * 60 * 60_000);
  const cleared: string[] = [];
  const parts = {
    endedSessions: { state: async () => "live" },
    clock: { now: () => new Date() },
    confirmed: { last: () => undefined, note: () => undefined },
    refresh: async () => {
      throw refusal;
    },
    billing: {},
    authenticator: { refused: () => undefined },
    report: () => undefined,
  } as unknown as Runtime;
  const jar = {
    read: (name: string) => (name === "session" ? session : undefined),
    write: () => undefined,
    clear: (name: string) => cleared.push(name),
  } as unknown as Jar;
  const { signedIn } = await openVisit(parts, jar, { address: "", locale: "en", writes: false });
  expect(cleared).toEqual(signedIn ? [] : ["session"]);
  return signedIn;
}

test.each([
  ["NotAuthorizedException", "Refresh Token has been revoked"],
  ["RefreshTokenReuseException", "Refresh token has been invalidated by refresh token rotation"],
  ["UserNotFoundException", "User does not exist."],
])("%s ends it", async (name, message) => {
  expect(await staysSignedIn(new ProviderError(name, message, "none"))).toBe(false);
});

test.each([
  ["NetworkError", "Network error"],
  ["NotAuthorizedException", "SecretHash does not match for the client: abc"],
  ["TooManyRequestsException", "Too many requests"],
])("%s, “%s”, does not", async (name, message) => {
  expect(await staysSignedIn(new ProviderError(name, message, "critical"))).toBe(true);
});
