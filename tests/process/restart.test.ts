/** Killed in mid-purchase, the site loses nothing that it had acknowledged; on SIGTERM, it shuts down cleanly. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, ticketNumbers } from "../routes/buying/purchase";
import { fan } from "../routes/fan";
import { type World, world } from "./process";

let site: World;

beforeAll(async () => {
  site = await world(["build/server/start.js"], "/readyz");
  await site.start();
});

afterAll(() => site.stop());

it("keeps a hold, an open payment and paid tickets through three kills", async () => {
  const maya = fan(site);
  const night = await eventId(site, "Iron Harvest");
  await hold(maya, night, "Floor", 2);

  await killAndStart();
  expect((await maya.get(`/tickets/event/${night}`)).html).toContain("These 2 seats are yours until");
  const hosted = await pay(maya, night);

  await killAndStart();
  expect(await pay(maya, night)).toBe(hosted);
  await site.end("SIGKILL");
  const back = pathOf(await fillIn(hosted, GOOD_CARD, "maya@example.com"));
  await site.start();
  const tickets = await maya.get(back);
  expect(ticketNumbers(tickets)).toHaveLength(2);

  await killAndStart();
  expect(ticketNumbers(await maya.get(tickets.path))).toEqual(ticketNumbers(tickets));
});

it("shuts down cleanly on SIGTERM and is ready again within seconds", async () => {
  const began = performance.now();
  expect(await site.end("SIGTERM")).toBe(0);
  expect(performance.now() - began).toBeLessThan(5_000);
  // The limit is 4 s on an idle machine; here other tests share its processors.
  expect(await site.start()).toBeLessThan(8_000);
});

it("has printed no token, key or password", () => {
  expect(site.printed()).toContain("is open at");
  expect(site.printed()).not.toMatch(/eyJ[\w-]+\.|sk_test_|whsec_|a secret of the process tests/);
});

async function killAndStart() {
  expect(await site.end("SIGKILL")).toBe(null);
  await site.start();
}
