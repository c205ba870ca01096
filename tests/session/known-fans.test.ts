/** Fans recognized by their cookie, with two processes on one store. */
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "../../server/config/config";
import { confirmedSessions } from "../../server/session/confirmed-sessions";
import { endedSessions } from "../../server/session/ended-sessions";
import { knownFans } from "../../server/session/known-fans";
import { recentEnds } from "../../server/session/recent-ends";
import { cookies, type Session } from "../../server/session/session";
import { claimsOf } from "../../server/session/verify-tokens";
import type { Store } from "../../server/store/db";
import { testStore } from "../store";
import { cognitoTokens } from "./cognito-tokens";

const MINUTE_MS = 60_000;
const UNTIL = new Date(Date.now() + 60 * MINUTE_MS);
const config = readConfig({ SESSION_SECRETS: "a secret of at least 32 characters!!" }, { demand: false });

let store: Store;
beforeAll(async () => {
  store = await testStore({ seeded: false });
});
afterAll(() => store.close());

let now: number;
beforeEach(() => {
  now = Date.now();
});

/** A process of the site. */
function site(over: Store = store) {
  const ends = recentEnds({ store: over });
  const ended = endedSessions({ store: over, onEnd: ends.note });
  const sealed = cookies(config);
  const clock = { now: () => new Date(now) };
  const opened = vi.fn(sealed.session.read);
  const fans = knownFans({
    cookies: { ...sealed, session: { ...sealed.session, read: opened } },
    endedSessions: ended,
    recentEnds: ends,
    confirmed: confirmedSessions(),
    clock,
  });
  return {
    ended,
    opened,
    find: async (header: string) => fans.find(header),
    /** Until the first query has answered, nobody is recognized. */
    ready: () => vi.waitFor(() => expect(ends.since()).toBeDefined()),
  };
}

const sessionOf = (name: string, confirmedAt = now): Session => ({
  ...cognitoTokens({ name, email: `${name.toLowerCase()}@example.com` }),
  confirmedAt,
  since: now - MINUTE_MS,
});

const headerOf = (session: Session) =>
  cookies(config)
    .session.write(session, null)
    .map((line) => line.split(";")[0])
    .join("; ");

const marks = ({ tokens, user }: Session) => ({ jti: String(claimsOf(tokens.idToken).origin_jti), user });

test("a fan is recognized, and the cookie is opened only once", async () => {
  const { find, ready, opened } = site();
  const header = headerOf(sessionOf("Maya"));
  expect(await find(header)).toBeUndefined();
  await ready();
  expect(await find(header)).toEqual({ name: "Maya" });
  expect(await find(`lng=de; ${header}; consent=granted`)).toEqual({ name: "Maya" });
  expect(opened).toHaveBeenCalledTimes(1);
});

test("a cookie that differs in a single letter is opened by itself, and fails", async () => {
  const { find, ready } = site();
  await ready();
  const header = headerOf(sessionOf("Maya"));
  expect(await find(header)).toEqual({ name: "Maya" });
  const end = header.length - 40;
  const forged = header.slice(0, end) + (header[end] === "A" ? "B" : "A") + header.slice(end + 1);
  expect(await find(forged)).toBeUndefined();
  expect(await find("session.0=nonsense")).toBeUndefined();
  expect(await find("xsession.0=nonsense")).toBeUndefined();
  expect(await find("")).toBeUndefined();
});

test("a fan in the middle of another sign-in is not recognized", async () => {
  const { find, ready } = site();
  await ready();
  expect(await find(`${headerOf(sessionOf("Maya"))}; flow.0=anything`)).toBeUndefined();
});

test("a session that the provider has to confirm again is not recognized, whether seen before or not", async () => {
  const { find, ready } = site();
  await ready();
  const header = headerOf(sessionOf("Maya"));
  expect(await find(header)).toEqual({ name: "Maya" });
  now += 5 * MINUTE_MS;
  expect(await find(header)).toBeUndefined();
  expect(await find(headerOf(sessionOf("Ada", now - 5 * MINUTE_MS)))).toBeUndefined();
});

test("tokens that are due for renewal are not recognized", async () => {
  const { find, ready } = site();
  await ready();
  const header = headerOf(sessionOf("Maya"));
  expect(await find(header)).toEqual({ name: "Maya" });
  const spy = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60 * MINUTE_MS);
  try {
    expect(await find(header)).toBeUndefined();
  } finally {
    spy.mockRestore();
  }
});

test("a session that ended here is over in the same moment", async () => {
  const { find, ready, ended } = site();
  await ready();
  const session = sessionOf("Maya");
  const header = headerOf(session);
  expect(await find(header)).toEqual({ name: "Maya" });
  await ended.add(marks(session).jti, UNTIL);
  expect(await find(header)).toBeUndefined();
});

test.each([
  ["this session", (one: ReturnType<typeof site>, session: Session) => one.ended.add(marks(session).jti, UNTIL)],
  [
    "all of the fan's sessions",
    (one: ReturnType<typeof site>, session: Session) =>
      one.ended.addAll(marks(session).user.username, { now: new Date(now), until: UNTIL }),
  ],
  [
    "all sessions of the name typed at sign-in",
    (one: ReturnType<typeof site>, session: Session) =>
      one.ended.addAllSignedInAs(marks(session).user.email, { now: new Date(now), until: UNTIL }),
  ],
])("another process that ends %s is heard within seconds", async (_, end) => {
  const [here, elsewhere] = [site(), site()];
  await here.ready();
  const session = sessionOf("Maya");
  const other = headerOf(sessionOf("Ada"));
  const header = headerOf(session);
  expect(await here.find(header)).toEqual({ name: "Maya" });
  await end(elsewhere, session);
  await vi.waitFor(async () => expect(await here.find(header)).toBeUndefined(), { timeout: 5_000 });
  expect(await here.find(other)).toEqual({ name: "Ada" });
});

test("while the store can't be asked, nobody is recognized, and afterwards each session is asked about again", async () => {
  let down = false;
  const flaky = new Proxy(store, {
    get: (target, key, receiver) => {
      if (key === "db" && down) throw new Error("The store is away");
      return Reflect.get(target, key, receiver);
    },
  });
  const { find, ready, opened } = site(flaky);
  const session = sessionOf("Zoe");
  const header = headerOf(session);
  await ready();
  await vi.waitFor(async () => expect(await find(header)).toEqual({ name: "Zoe" }), { timeout: 6_000 });
  down = true;
  await vi.waitFor(async () => expect(await find(header)).toBeUndefined(), { timeout: 6_000, interval: 200 });
  // Ended while this process heard nothing, and longer ago than its next query looks back.
  await endedSessions({ store }).add(marks(session).jti, UNTIL);
  await store.db.execute("update ended_session set ended_at = now() - interval '1 minute'");
  down = false;
  await wait(1_200);
  await ready();
  const before = opened.mock.calls.length;
  expect(await find(header)).toBeUndefined();
  expect(opened.mock.calls.length).toBe(before + 1);
}, 15_000);
