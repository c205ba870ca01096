/** A write of the office renews tokens that are older than it accepts, because a group may have been taken away. */
import { afterEach, expect, test, vi } from "vitest";
import type { Runtime } from "../../server/process/runtime";
import type { Jar } from "../../server/session/cookies/cookie-jar";
import { claimsOf } from "../../server/session/verify-tokens";
import { openVisit } from "../../server/session/visitor";
import { cognitoTokens } from "./cognito-tokens";

const MINUTE_MS = 60_000;
const START = Date.parse("2026-03-02T12:00:00Z");
afterEach(() => vi.useRealTimers());

/** How often opening a visit renews tokens that were issued `minutes` ago. */
async function renewals(minutes: number, tokensMs: number | undefined): Promise<number> {
  vi.useFakeTimers({ now: START, toFake: ["Date"] });
  const session = cognitoTokens();
  vi.setSystemTime(START + minutes * MINUTE_MS);
  const refresh = vi.fn(async () => session.tokens);
  const parts = {
    endedSessions: { state: async () => "live" },
    clock: { now: () => new Date() },
    confirmed: { last: () => Date.now(), note: () => undefined },
    refresh,
    verify: { idToken: async (token: string) => claimsOf(token) },
    cognito: { getUser: async () => ({ attributes: {} }) },
    billing: {},
    report: (error: unknown) => {
      throw error;
    },
  } as unknown as Runtime;
  const jar = {
    read: (name: string) => (name === "session" ? session : undefined),
    write: () => undefined,
  } as unknown as Jar;
  const visitor = await openVisit(parts, jar, { address: "", locale: "en", writes: true, tokensMs });
  expect(visitor.groups?.length).toBeGreaterThan(0);
  return refresh.mock.calls.length;
}

test("older ones are renewed, younger ones are not", async () => {
  expect(await renewals(16, 15 * MINUTE_MS)).toBe(1);
  expect(await renewals(14, 15 * MINUTE_MS)).toBe(0);
});

test("for everybody else tokens are good until they expire", async () => {
  expect(await renewals(50, undefined)).toBe(0);
  expect(await renewals(60, undefined)).toBe(1);
});
