/** Fans who wait for a silent Stripe cost the others nothing: pages and reservations go on. */
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fan } from "../routes/fan";
import { eventId, hold, pay } from "../routes/purchase";
import { type FaultWorld, faultWorld } from "./world";

/** More than the site computes at once. */
const PAYING = 40;
/** Half of what a call of Stripe may take. A place that is not lent shows as a 503, however slow the machine. */
const PROMPT_MS = 10_000;
const LIMIT_MS = 120_000;

let world: FaultWorld;
beforeAll(async () => {
  world = await faultWorld();
});
afterAll(() => world?.stop());

it(
  "answers everybody else at once while forty fans wait for Stripe",
  async () => {
    const night = await eventId(world, "Iron Harvest");
    const fans = Array.from({ length: PAYING }, () => fan(world));
    for (const who of fans) expect((await hold(who, night, "Floor", 1)).html).toContain("yours until");

    await world.proxies.stripe.set({ kind: "blackHole" });
    const asked = Promise.allSettled(fans.map((who) => pay(who, night)));
    await wait(1_000);
    const began = performance.now();
    const pages = await Promise.all(
      ["/wrestlers", "/shop", "/tour-dates", `/tickets/event/${night}`].map((path) => fan(world).get(path)),
    );
    const held = await hold(fan(world), night, "Floor", 1);
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(held.html).toContain("yours until");
    expect(performance.now() - began).toBeLessThan(PROMPT_MS);

    await world.proxies.stripe.set({ kind: "pass" });
    expect(await asked).toEqual(Array(PAYING).fill({ status: "fulfilled", value: expect.stringContaining("/c/pay/") }));
  },
  LIMIT_MS,
);
