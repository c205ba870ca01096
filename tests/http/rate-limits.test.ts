import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { en } from "../../app/i18n/en";
import { limits, retryAfterOf } from "../../server/http/rate-limits";
import { openUnfilled } from "../../server/store/connection/open-store";
import type { Store } from "../../server/store/db";
import { attempt } from "../../server/store/schema";
import { tidy } from "../../server/store/upkeep/tidy";
import { testDatabase } from "../postgres";
import { MINUTE_MS, movableClock, testStore } from "../store";

let store: Store;
const clock = movableClock();
beforeAll(async () => {
  store = await testStore({ seeded: false });
});
afterAll(() => store.close());

test("an account gets five codes an hour in any letter case, and five more after that", async () => {
  const { allow } = limits({ store, clock });
  for (let i = 0; i < 5; i++) expect(await allow("resend", "account:fan@ringside.example")).toBe(true);
  expect(await allow("resend", "account:FAN@ringside.example")).toBe(false);
  expect(await allow("resend", "account:other@ringside.example")).toBe(true);
  clock.advance(61 * MINUTE_MS);
  expect(await allow("resend", "account:fan@ringside.example")).toBe(true);
});

test("whoever is over a limit reads how long its window is", () => {
  const inWords: Record<string, string> = { 60: "a minute", 600: "ten minutes", 3600: "an hour", 86400: "tomorrow" };
  const texts = [
    ["follow", en.follow.tooMany],
    ["followMail", en.follow.tooManyMails],
    ["lostTickets", en.door.lost.tooMany],
    ["reservation", en.refusals.tooMany],
    ["code", en.refusals.code.tooMany],
    ["goods", en.goods.buy.tooMany],
    ["line", en.line.notice.tooMany],
    ["waiting", en.waiting.tooMany],
    ["search", en.search.tooMany],
  ] as const;
  for (const [purpose, text] of texts) expect(text).toContain(inWords[retryAfterOf(purpose)["retry-after"]]);
});

test("an address may be a whole arena", async () => {
  const { allow } = limits({ store, clock });
  for (let i = 0; i < 100; i++) expect(await allow("signIn", "address:203.0.113.9")).toBe(true);
  expect(await allow("signIn", "address:203.0.113.9")).toBe(false);
});

test("a whole /64 of IPv6 is one address, and so is IPv4 however it is written", async () => {
  const { allow } = limits({ store, clock });
  for (let i = 0; i < 30; i++) expect(await allow("lostTickets", `address:2001:db8:1:2::${i}`)).toBe(true);
  expect(await allow("lostTickets", "address:2001:db8:1:2:ffff::1")).toBe(false);
  expect(await allow("lostTickets", "address:2001:db8:1:3::1")).toBe(true);
  for (let i = 0; i < 30; i++) await allow("lostTickets", "address:198.51.100.7");
  expect(await allow("lostTickets", "address:::ffff:198.51.100.7")).toBe(false);
});

test("parallel attempts are all counted", async () => {
  const { allow } = limits({ store, clock });
  const answers = await Promise.all(Array.from({ length: 12 }, () => allow("signIn", "account:parallel")));
  expect(answers.filter(Boolean)).toHaveLength(10);
});

const countOf = async (key: string) => (await store.db.query.attempt.findMany()).find((row) => row.key === key)?.count;

test("a visitor's own limit and the address's both apply, and a visitor over one doesn't use up the other", async () => {
  const { allowVisitor } = limits({ store, clock });
  const address = "192.0.2.44";
  const asked = (visitorId: string, times: number) =>
    Array.from({ length: times }, () => allowVisitor("contact", { visitorId, address }));
  const answers = await Promise.all([...asked("eager", 40), ...asked("calm", 3)]);
  expect(answers).toEqual([...Array(5).fill(true), ...Array(35).fill(false), ...Array(3).fill(true)]);
  expect(await countOf("contact:address:192.0.2.44")).toBe(8);

  // One at a time, they are counted the same way.
  expect(await allowVisitor("contact", { visitorId: "eager", address })).toBe(false);
  expect(await countOf("contact:address:192.0.2.44")).toBe(8);
  await store.db.update(attempt).set({ count: 49 }).where(eq(attempt.key, "contact:address:192.0.2.44"));
  const last = await Promise.all(["one", "two", "three"].flatMap((visitor) => asked(visitor, 1)));
  expect(last).toEqual([true, false, false]);
});

test("attempts at the same time share a statement, in their order", async () => {
  let statements = 0;
  const counting: Store = {
    ...store,
    prepared(statement) {
      statements += 1;
      return store.prepared(statement);
    },
  };
  const { allow, allowVisitor } = limits({ store: counting, clock });
  const address = "192.0.2.45";
  const answers = await Promise.all([
    ...Array.from({ length: 11 }, () => allow("signIn", "account:hurried")),
    ...Array.from({ length: 40 }, (_, n) => allowVisitor("reservation", { visitorId: `fan ${n}`, address })),
    allow("reservation", `address:${address}`),
    allow("reservation", "address:"),
  ]);
  expect(answers).toEqual([...Array(10).fill(true), false, ...Array(42).fill(true)]);
  expect(statements).toBe(1);
  expect(await countOf(`reservation:address:${address}`)).toBe(41);
});

test("a text that no row can hold fails its own attempt only", async () => {
  const { allow } = limits({ store, clock });
  const answers = await Promise.allSettled(["whole", "\0", "sound"].map((name) => allow("signIn", `account:${name}`)));
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("several processes count together and don't deadlock", async () => {
  const database = await testDatabase();
  const place = { databaseUrl: database.url, dataDir: "" };
  const stores = [await openUnfilled(place), await openUnfilled(place)];
  try {
    const processes = stores.map((each) => limits({ store: each, clock }));
    const visitors = Array.from({ length: 30 }, (_, n) => ({ visitorId: `fan ${n}`, address: `192.0.2.${n % 3}` }));
    const rounds = Array.from({ length: 20 }, async (_, round) => {
      const order = round % 2 ? visitors : [...visitors].reverse();
      return Promise.all(order.map((one, n) => processes[(n + round) % 2]?.allowVisitor("contact", one)));
    });
    const allowed = (await Promise.all(rounds)).flat().filter(Boolean).length;
    // Fifty for each address are fewer than five for each of its ten visitors.
    expect(allowed).toBe(3 * 50);
    const rows = await stores[0]?.db.query.attempt.findMany();
    const countsOf = (kind: RegExp) => rows?.filter(({ key }) => kind.test(key)).map(({ count }) => count);
    expect(countsOf(/:account:/)).toEqual(Array(30).fill(20));
    expect(countsOf(/:address:/)).toEqual(Array(3).fill(50));
  } finally {
    for (const each of stores) await each.close();
    await database.drop();
  }
});

test("expired windows are deleted", async () => {
  clock.advance(24 * 60 * MINUTE_MS);
  await tidy(store.db, clock.now());
  expect(await store.db.query.attempt.findMany()).toEqual([]);
});
