/** Nights that get a seating plan, or another one. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ticketDefinition } from "../../../server/store/schema";
import { held, visitor, wish } from "../../services/box-office/box-office-world";
import type { Item } from "../content-world";
import { floor, type HallWorld, hall, hallWorld, plan, row, rowC } from "./hall-world";

let at: HallWorld;
beforeEach(async () => {
  at = await hallWorld();
});
afterEach(() => at.close());

describe("A night", () => {
  it("that has sold by tier may get a plan, and the office is told what is left to do", async () => {
    await at.take(at.file([rowC], { events: [at.night({ seatingPlanId: undefined })] }));
    const [tier] = await at.world.store.db.select().from(ticketDefinition);
    const fan = visitor();
    const id = await held(at.world.office.reserve(fan, wish(tier?.eventId ?? "", { [tier?.id ?? ""]: 2 })));
    expect((await at.world.office.pay(fan, id)).outcome).toBe("done");
    const { code, err } = await at.take({ events: [at.night()] });
    expect(code).toBe(0);
    expect(err).toMatch(
      /notice: event seatingPlanId is new, and 2 tickets are sold without seats: run `seats assign first-night` afterwards\n$/,
    );
    expect(await at.benches()).toHaveLength(1);
    await at.balance();
  });

  it("should have accessible seats at each of its prices, and the office is told at which it has none", async () => {
    const balcony = { ...floor, id: undefined, code: "balcony", label: "Balcony" };
    const access = [
      { label: "1", flags: ["accessible"] },
      { label: "2", flags: ["companion"] },
    ];
    const up = (seats: (string | Item)[]) => ({ ...row("U", seats, 1200), zone: "balcony" });
    const [tier] = at.night().tiers;
    const other = "6e1f8f0e-52a5-4f0e-9d53-0d8c1b7f3a77";
    const tiers = [
      { ...tier, name: "Floor", priceCents: 5000 },
      { ...tier, name: "Kids", priceCents: 2000 },
      { ...tier, name: "Balcony", priceCents: 2000, sectionId: other },
      { ...tier, name: "Free", priceCents: 0 },
    ];
    const venues = [{ ...hall, sections: [floor, { ...balcony, id: other }] }];
    const all = { venues, seatingPlans: [plan([rowC, up(access)])], events: [at.night({ tiers })] };
    const first = await at.take(all);
    expect([first.code, first.err]).toEqual([
      0,
      expect.stringMatching(
        /^hall\.json:\d+: notice: event seatingPlanId has no accessible seats at the price of “Floor”\n$/,
      ),
    ]);
    // A changed plan asks the nights that use it.
    const { err } = await at.take({ seatingPlans: [plan([rowC, up(["1", "2"])])] });
    expect(err).toMatch(
      /notice: seating plan has no accessible seats at the price of “Floor”, “Kids”, “Balcony” on first-night\n$/,
    );
    const everywhere = plan([row("C", access, 600), up(access)]);
    expect((await at.take({ seatingPlans: [everywhere] })).err).toBe("");
  });

  it("cannot change its plan or sell by number again while seats are taken", async () => {
    await at.take(at.file());
    await at.taken(1, false);
    const none = await at.take({ events: [at.night({ seatingPlanId: undefined })] });
    expect(none.err).toContain("event seatingPlanId cannot change, 1 seat is sold, held or blocked");
    expect(none.err).toContain("event tiers[1].seated cannot change, seats are sold or held");
  });

  it("gets no seats without a plan, from another hall, beside allotted ones, or where the plan has none", async () => {
    const other = { ...hall, id: "6e1f8f0e-52a5-4f0e-9d53-0d8c1b7f3a09", sections: [] };
    const wrong = [
      at.night({ seatingPlanId: undefined }, { seated: true }),
      at.night({ slug: "b", shortCode: "FRSTNB", venueId: other.id }, { sectionId: null }),
      at.night({ slug: "c", shortCode: "FRSTNC" }, { allotted: 3 }),
      at.night({ slug: "d", shortCode: "FRSTND" }, { sectionId: null, seated: true }),
      at.night({ slug: "e", shortCode: "FRSTNE", seatingPlanId: "no-such-plan" }),
    ];
    const { err } = await at.take({ ...at.file(), venues: [hall, other], events: wrong });
    for (const says of [
      "event tiers[1].seated is true on a night without a seating plan",
      "event seatingPlanId is a plan of another venue",
      "event tiers[1].allotted must be 0 for a tier that is sold by seat: block its seats",
      "event tiers[1].seated is true, but the seating plan has no seats in this tier's section",
      "event seatingPlanId “no-such-plan” is none of the seatingPlans",
      "notice: event seatingPlanId has 8 seats in “floor”, which no tier of this night sells",
    ]) {
      expect(err).toContain(says);
    }
  });

  it("may sell a tier by number beside its seats", async () => {
    const [tier] = at.night().tiers;
    const lap = { ...tier, name: "On a lap", seated: false };
    expect((await at.take(at.file([rowC], { events: [at.night({ tiers: [tier, lap] })] }))).err).toBe("");
    const tiers = await at.world.store.db.select().from(ticketDefinition).orderBy(ticketDefinition.orderIndex);
    expect(tiers.map(({ seated }) => seated)).toEqual([true, false]);
    await at.office.run("content", "export", "all.json");
    expect((await at.office.run("content", "import", "all.json")).out).not.toMatch(/^\w+ +([1-9]|0 +[1-9])/m);
  });
});
