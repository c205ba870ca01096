/** A door pass that staff took for themselves is good while their tokens say that they may scan. */
import { afterEach, expect, test, vi } from "vitest";
import { phoneMayUsePass } from "../../server/backend/own-pass";
import type { Runtime } from "../../server/process/runtime";
import type { Jar } from "../../server/session/cookies/cookie-jar";
import { claimsOf } from "../../server/session/verify-tokens";
import { testPass } from "../services/door-pass";
import { cognitoTokens } from "./cognito-tokens";

const MINUTE_MS = 60_000;
const START = Date.parse("2026-03-02T12:00:00Z");
afterEach(() => vi.useRealTimers());

type Asked = {
  minutes: number;
  scans: boolean;
  groups?: string[];
  later?: string[];
  staff?: string | null;
  state?: string;
};

/** `groups`: of the session's token, `later`: of one that is renewed. */
async function asked({ minutes, scans, groups = ["door"], later = groups, staff, state = "live" }: Asked) {
  vi.useFakeTimers({ now: START, toFake: ["Date"] });
  const person = cognitoTokens();
  const session = withGroups(person, groups);
  const renewed = withGroups(person, later);
  vi.setSystemTime(START + minutes * MINUTE_MS);
  const refresh = vi.fn(async () => renewed.tokens);
  const getUser = vi.fn(async () => ({ attributes: {} }));
  const parts = {
    config: { OFFICE_GROUP_PREFIX: "" },
    endedSessions: { state: async () => state },
    clock: { now: () => new Date() },
    confirmed: { last: () => 0, note: () => undefined },
    refresh,
    verify: { idToken: async (token: string) => claimsOf(token) },
    cognito: { getUser },
    billing: {},
  } as unknown as Runtime;
  const jar = {
    read: (name: string) => (name === "session" ? session : undefined),
    write: () => undefined,
    clear: () => undefined,
  } as unknown as Jar;
  const pass = { ...testPass("night"), staff: staff === undefined ? session.user.username : staff };
  const may = await phoneMayUsePass(parts, jar, pass, scans);
  return { may, renewals: refresh.mock.calls.length, providerCalls: getUser.mock.calls.length };
}

function withGroups(session: ReturnType<typeof cognitoTokens>, groups: string[]) {
  const [head, body = "", signature] = session.tokens.idToken.split(".");
  const claims = { ...JSON.parse(Buffer.from(body, "base64url").toString()), "cognito:groups": groups };
  const idToken = [head, Buffer.from(JSON.stringify(claims)).toString("base64url"), signature].join(".");
  return { ...session, tokens: { ...session.tokens, idToken } };
}

test("a scan waits for no provider, whoever scans", async () => {
  expect(await asked({ minutes: 14, scans: true })).toEqual({ may: true, renewals: 0, providerCalls: 0 });
  expect(await asked({ minutes: 19, scans: true })).toEqual({ may: true, renewals: 0, providerCalls: 0 });
});

test("the list renews a token of 15 minutes, and a role that was taken away ends the pass", async () => {
  expect(await asked({ minutes: 14, scans: false })).toMatchObject({ may: true, renewals: 0 });
  expect(await asked({ minutes: 16, scans: false })).toMatchObject({ may: true, renewals: 1 });
  expect(await asked({ minutes: 16, scans: false, later: [] })).toMatchObject({ may: false, renewals: 1 });
});

test("a phone that never asks for the list gains nothing by it", async () => {
  expect(await asked({ minutes: 21, scans: true, later: ["editor"] })).toMatchObject({ may: false, renewals: 1 });
});

test("a session that is over, another person and another role are refused", async () => {
  expect(await asked({ minutes: 1, scans: true, state: "over" })).toMatchObject({ may: false });
  expect(await asked({ minutes: 1, scans: true, state: "justNow" })).toMatchObject({ may: false });
  expect(await asked({ minutes: 1, scans: true, staff: "somebody else" })).toMatchObject({ may: false });
  expect(await asked({ minutes: 1, scans: true, groups: ["viewer"] })).toMatchObject({ may: false });
});

test("a link's pass needs nobody to be signed in", async () => {
  const link = await asked({ minutes: 50, scans: false, staff: null, state: "over" });
  expect(link).toEqual({ may: true, renewals: 0, providerCalls: 0 });
});
