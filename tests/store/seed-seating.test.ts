/** The seeded halls with numbered seats: without fault, sold in part, and the books balance. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { planFaults } from "../../app/domain/seating/plan-faults";
import { positionsOf } from "../../app/domain/seating/seat-names";
import type { Store } from "../../server/store/db";
import { eventBench, seatClaim, seatingPlan } from "../../server/store/schema";
import { nights } from "../../server/store/seed/events";
import { type SeededPlan, seatingPlans, seatsInZone } from "../../server/store/seed/seating/seed-plans";
import { venueSections } from "../../server/store/seed/venues";
import { checkLedger } from "../../server/store/upkeep/ledger-check";
import { DAY_MS, frozenNow as now, testStore } from "../store";

const plans = seatingPlans();
const seated = nights(now).filter(({ seating }) => seating !== undefined);

describe("The seeded plans", () => {
  it.each(plans.map((plan) => [plan.slug, plan] as const))("%s has neither faults nor notices", (_, plan) => {
    const sections = venueSections.filter(({ venueId }) => venueId === plan.venueId);
    expect(planFaults(plan.source, new Set(sections.map(({ code }) => code)))).toEqual([]);
  });

  it("have seats on all four sides of the ring, and at tables and in rows", () => {
    const zones = (plan: SeededPlan, ...codes: string[]) => codes.map((code) => seatsInZone(plan, code));
    expect(zones("cooperage-ring", "front", "ringside", "floor", "lower", "upper", "access", "pit")).toEqual([
      32, 176, 504, 480, 600, 24, 0,
    ]);
    expect(zones("smoky-ridge", "table", "premier", "standard", "balcony")).toEqual([40, 120, 200, 60]);
    for (const { benches } of plans) {
      const signs = benches.map(({ base }) => base).join("");
      expect(signs).toMatch(/a/);
      expect(signs).toMatch(/c/);
    }
  });
});

describe("The seated nights", () => {
  it("are the battle royal and the residency from the third week on", () => {
    const slugs = seated.map(({ event }) => event.slug);
    expect(slugs).toContain("twelve-go-in");
    const residency = nights(now).filter(({ event }) => event.slug.startsWith("residency-night-"));
    const after = residency.filter(({ event }) => event.startAt.getTime() > now.getTime() + 22 * DAY_MS);
    expect(slugs).toEqual(expect.arrayContaining(after.map(({ event }) => event.slug)));
    expect(slugs.length).toBeLessThan(residency.length);
  });

  it("sell what their halls have, as far as it isn't taken, and extras by number", () => {
    for (const { event, definitions, seating, blocked = [] } of seated) {
      for (const tier of definitions) {
        expect([tier.allotted === 0, tier.remaining === tier.capacity], `${event.slug} ${tier.name}`).toEqual(
          tier.seated ? [true, true] : [tier.allotted === 0, tier.allotted === 0],
        );
      }
      const by = (name: string) => definitions.find((tier) => tier.name === name)?.seated ?? false;
      expect([by("Child under 3, on a lap"), by("Standing pit")]).toEqual([false, false]);
      const seats = plans.find(({ slug }) => slug === seating)?.benches.flatMap((one) => positionsOf(one)).length ?? 0;
      expect(new Set(blocked).size).toBe(blocked.length);
      expect(blocked.length / seats).toBeGreaterThan(0.03);
      expect(blocked.length / seats).toBeLessThan(0.8);
    }
  });

  describe("in a store", () => {
    let store: Store;
    beforeAll(async () => {
      store = await testStore();
    });
    afterAll(() => store.close());

    it("have their benches and claims, and the books balance", async () => {
      const benches = await store.db.select().from(eventBench);
      expect(new Set(benches.map(({ eventId }) => eventId))).toEqual(new Set(seated.map(({ event }) => event.id)));
      expect(await store.db.$count(seatClaim)).toBe(seated.flatMap(({ blocked = [] }) => blocked).length);
      expect(benches.map(({ free }) => free).join("")).toMatch(/01+0/);
      expect(await store.db.$count(seatingPlan)).toBe(plans.length);
      expect(await checkLedger(store.db)).toEqual([]);
    });
  });
});
