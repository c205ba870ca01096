import { afterAll, beforeAll, expect, test } from "vitest";
import { limits } from "../../server/http/rate-limits";
import type { Store } from "../../server/store/db";
import { tidy } from "../../server/store/upkeep/tidy";
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

test("expired windows are deleted", async () => {
  clock.advance(24 * 60 * MINUTE_MS);
  await tidy(store.db, clock.now());
  expect(await store.db.query.attempt.findMany()).toEqual([]);
});
