/** Limits for many bearers at one address apply to the API as they do to pages. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { limits } from "../../server/http/rate-limits";
import { attempt } from "../../server/store/schema";
import { seedId } from "../../server/store/seed/ids";
import { SITE } from "../services/box-office/box-office-world";
import { apiRequest } from "./contract-suite";
import { type ApiWorld, apiWorld } from "./world";

const NIGHT = seedId("event", "iron-harvest");
const reservationBody = {
  eventId: NIGHT,
  ticketQuantities: [{ ticketDefinitionId: seedId("definition", "iron-harvest/upper"), quantity: 1 }],
};
const ALMOST = 9_999;

let world: ApiWorld;
beforeAll(async () => {
  world = await apiWorld();
});
afterAll(() => world.close());

/** Counts `ALMOST` tries from that network in this window. */
async function busyAddress(
  purpose: "reservation" | "billing" | "search",
  network: string,
  count = ALMOST,
): Promise<void> {
  await limits(world).allow(purpose, `address:${network}`);
  await world.store.db.update(attempt).set({ count });
}

async function send(path: string, bearer: string, body: object, address: string): Promise<Response> {
  return world.call(apiRequest(`${SITE}/api${path}`, { bearer, body }), address);
}

test("one network gets ten thousand reservations in ten minutes, whichever visitors make them", async () => {
  await busyAddress("reservation", "2001:db8:7:7::1");
  const path = "/v1/tickets/reservation";
  const answers: Response[] = [];
  for (const [name, address] of [
    ["ann", "2001:db8:7:7::2"],
    ["bea", "2001:db8:7:7:ffff::3"],
    ["cat", "2001:db8:7:8::4"],
  ] as const) {
    answers.push(await send(path, await world.pool.guest(name), reservationBody, address));
  }
  expect(answers.map(({ status }) => status)).toEqual([201, 429, 201]);
  const [, refused] = answers;
  expect(refused?.headers.get("content-type")).toBe("application/problem+json");
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("payments are counted by address, too", async () => {
  await busyAddress("billing", "203.0.113.77");
  const body = { ppvId: seedId("pay-per-view", "noche-de-cobre") };
  const path = "/v1/billing/payment-intent";
  const statuses: number[] = [];
  for (const name of ["dan", "eli"]) {
    statuses.push((await send(path, await world.pool.fan(name), body, "203.0.113.77")).status);
  }
  expect(statuses[0]).not.toBe(429);
  expect(statuses[1]).toBe(429);
});

test("searches are counted by address, with and without a token; an empty one costs nothing", async () => {
  await busyAddress("search", "203.0.113.80", 599);
  const search = (text: string, address: string) =>
    world.call(new Request(`${SITE}/api/v1/search?text=${text}`), address);
  const statuses: number[] = [];
  for (const [text, address] of [
    ["", "203.0.113.80"],
    ["iron", "203.0.113.80"],
    ["iron", "203.0.113.80"],
    ["iron", "203.0.113.81"],
  ] as const) {
    const answer = await search(text, address);
    statuses.push(answer.status);
    if (answer.status === 429) expect(answer.headers.get("retry-after")).toBe("60");
  }
  expect(statuses).toEqual([200, 200, 429, 200]);
});
