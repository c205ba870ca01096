/** When far more requests arrive than can be served, fans whose turn it is still enter; only others are turned away. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { fan } from "../fan";
import { enter, join, type LineSite, lineSite } from "./line-site";

const CROWD = 600;
/**
 * A busy machine may send a crowd so slowly that all of it can be served, and a fast one serves a large one: each try has
 * twice as many.
 */
const TRIES = 5;

let site: LineSite;
let night: string;
beforeAll(async () => {
  site = await lineSite({ TRUST_PROXY: "1" });
  night = await site.plan("Iron Harvest");
});
afterAll(() => site.stop());

it("a fan who is called enters at once while others get a 503", async () => {
  const called = fan(site);
  await join(called, night);
  await site.open(night, 1);

  let turnedAway = false;
  for (let round = 0; round < TRIES && !turnedAway; round++) {
    // Each from an address of its own, so that nobody stands behind their own requests.
    const crowd = Array.from({ length: CROWD * 2 ** round }, async (_, n) => {
      const address = { "x-forwarded-for": `10.${round}.${n >> 8}.${n & 255}` };
      const answer = await fetch(`${site.url}/search?q=iron${n}`, { headers: address });
      await answer.arrayBuffer();
      return answer.status;
    });
    const [entered, others] = await Promise.all([enter(called, night), Promise.all(crowd)]);
    expect([entered.path, entered.status]).toEqual([`/tickets/event/${night}`, 200]);
    turnedAway = others.includes(503);
  }
  expect(turnedAway).toBe(true);
}, 60_000);
