/** Fans who wait for a silent Stripe do not delay the others: pages and reservations continue. */
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventId, hold, pay } from "../routes/buying/purchase";
import { fan } from "../routes/fan";
import { type FaultWorld, faultWorld } from "./world/world";

/** More than the site handles at once. */
const PAYING = 40;
/** Half the time limit of a call to Stripe. A place that is not released shows as a 503, however slow the machine. */
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
