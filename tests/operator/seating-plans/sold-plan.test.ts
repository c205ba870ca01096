/** What an import of a plan does to nights that have sold seats. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { seatWork } from "../../../server/services/content/seating/seat-work";
import { event, reservationLine, seatClaim, seatingPlan } from "../../../server/store/schema";
import { MINUTE_MS } from "../../store";
import { floor, type HallWorld, hall, hallWorld, plan, row, rowC, rowD } from "./hall-world";

let at: HallWorld;
beforeEach(async () => {
  at = await hallWorld();
});
afterEach(() => at.close());

describe("A plan that has sold", () => {
  it("cannot lose a seat that somebody has, and names it", async () => {
    await at.take(at.file());
    expect(await at.taken(2, false)).toEqual([101, 102]);
    const less = [row("C", ["1", "3", "4"], 600), rowD];
    const refused = await at.take({ seatingPlans: [plan(less)] });
    expect(refused.code).toBe(1);
    expect(refused.err).toContain("cannot lose S-C-2, which is taken on first-night");
    expect(await at.benches()).toEqual([
      { bench: 1, base: "0000", free: "1100", rank: 1 },
      { bench: 2, base: "0000", free: "0000", rank: 2 },
    ]);
    // A free one can go. It leaves a gap.
    expect((await at.take({ seatingPlans: [plan([row("C", ["1", "2", "4"], 600)])] })).err).toBe("");
    expect(await at.benches()).toEqual([{ bench: 1, base: "00 0", free: "11 0", rank: 1 }]);
    await at.balance();
  });

  it("is held to the same once a night has no date, though its old date is past", async () => {
    await at.take(at.file());
    await at.taken(2);
    const { id } = await at.onlyNight();
    const endAt = new Date(at.world.clock.now().getTime() - MINUTE_MS);
    await at.world.store.db.update(event).set({ scheduleTbd: true, endAt }).where(eq(event.id, id));
    const less = [row("C", ["1", "3", "4"], 600), rowD];
    expect((await at.take({ seatingPlans: [plan(less)] })).err).toContain("cannot lose S-C-2");
    const renamed = [row("C", ["1", { label: "2A", was: "2" }, "3", "4"], 600), rowD];
    expect((await at.take({ seatingPlans: [plan(renamed)] })).err).toBe("");
    expect((await at.ticketSeats()).map(([, name]) => name)).toEqual(["S-C-1", "S-C-2A"]);
    await at.balance();
  });

  it("may lose a seat whose hold ran out, or whose guest is overdue", async () => {
    await at.take(at.file());
    expect(await at.taken(2, false)).toEqual([101, 102]);
    const soon = new Date(at.world.clock.now().getTime() + MINUTE_MS).toISOString();
    await at.office.run("seats", "keep", "first-night", "S-D-4", "--for", "Nia", "--until", soon);
    expect(await at.claims()).toEqual([101, 102, 204]);
    at.world.clock.advance(21 * MINUTE_MS);
    const less = [row("C", ["1", "3", "4"], 600), row("D", ["1", "2", "3"], 700)];
    expect((await at.take({ seatingPlans: [plan(less)] })).err).toBe("");
    expect(await at.benches()).toMatchObject([{ free: "0 00" }, { free: "000 " }]);
    await at.balance();
    await at.take({ seatingPlans: [plan([rowC])] });
    await at.taken(1, false);
    at.world.clock.advance(21 * MINUTE_MS);
    expect(
      (await at.take({ events: [at.night({ seatingPlanId: undefined }, { seated: undefined })] })).err,
    ).not.toContain("seatingPlanId");
    await at.balance();
  });

  it("never gives the numbers of lost seats to others, since late money may still ask for them", async () => {
    await at.take(at.file());
    await at.taken(4, false);
    const [late = 0] = await at.taken(1, false);
    expect(Math.floor(late / 100)).toBe(2);
    at.world.clock.advance(21 * MINUTE_MS);
    await at.take({ seatingPlans: [plan([rowC])] });
    expect(await at.benches()).toMatchObject([{ bench: 1 }]);
    await at.take({ seatingPlans: [plan([rowC, row("E", ["1", "2", "3", "4"], 800)])] });
    expect(await at.benches()).toMatchObject([{ bench: 1 }, { bench: 3 }]);
    await at.balance();
  });

  it("keeps the claim of a seat that is called something else now", async () => {
    await at.take(at.file());
    await at.taken(2);
    const renamed = [row("C", ["1", { label: "2A", was: "2" }, "3", "4"], 600), rowD];
    expect((await at.take({ seatingPlans: [plan(renamed)] })).err).toBe("");
    expect(await at.ticketSeats()).toEqual([
      [101, "S-C-1"],
      [102, "S-C-2A"],
    ]);
    await at.balance();
  });

  it("moves claims, tickets and lines along when seats are put into a bench", async () => {
    await at.take(at.file());
    await at.taken(2);
    expect(await at.taken(1, false)).toEqual([103]);
    await at.world.store.db
      .insert(seatClaim)
      .values({ eventId: (await at.onlyNight()).id, seat: 204, why: "killed", note: "wet" });
    const more = [
      row("C", ["0", "1", "2", "3", "4"], 600),
      row("D", ["1", "2", { label: "3", flags: ["aisle"] }, "4"], 700),
    ];
    expect((await at.take({ seatingPlans: [plan(more)] })).err).toBe("");
    expect(await at.benches()).toEqual([
      { bench: 2, base: "000 ", free: "000 ", rank: expect.any(Number) },
      { bench: 3, base: "00000", free: "01110", rank: expect.any(Number) },
      { bench: 4, base: "0", free: "1", rank: expect.any(Number) },
    ]);
    expect(await at.ticketSeats()).toEqual([
      [302, "S-C-1"],
      [303, "S-C-2"],
    ]);
    const lines = await at.world.store.db.select().from(reservationLine);
    expect(lines.map(({ seats }) => seats).sort()).toEqual([[302, 303], [304]]);
    expect(await at.claims()).toEqual([302, 303, 304, 401]);
    await at.balance();
  });

  it("changes flags, places and zones as it likes, and pages and webhooks learn of it", async () => {
    const target = randomUUID();
    const address = { url: "https://hooks.example/", events: ["night.changed"] };
    await at.office.desk.webhooks.add(address, { actor: "Oona", id: target });
    const told = async () => (await at.office.desk.webhooks.deliveries(target)).rows.map(({ data }) => data.eventId);
    const balcony = { ...floor, id: undefined, code: "balcony", label: "Balcony" };
    await at.take({ ...at.file(), venues: [{ ...hall, sections: [floor, balcony] }] });
    await at.taken(2, false);
    const { revision } = await at.onlyNight();
    const seats = ["1", "2", "3", "4"].map((label) => ({ label, ...(label === "4" && { flags: ["accessible"] }) }));
    const change = plan([{ ...row("C", seats, 900), zone: "balcony" }, rowD]);
    const before = await told();
    const { err } = await at.take({ seatingPlans: [change] });
    expect(err).toContain("notice: seating plan has 4 seats in “balcony”, which no tier sells on first-night");
    expect(err).toContain(
      "notice: seating plan sections[1].rows[1] has an accessible seat in S-C/1 without a companion",
    );
    expect(await at.benches()).toEqual([
      { bench: 1, base: "000a", free: "110a", rank: 2 },
      { bench: 2, base: "0000", free: "0000", rank: 1 },
    ]);
    const { rows } = await at.world.store.db.execute<{ code: string }>(
      sql`select code from event_bench join venue_section on venue_section.id = zone_id order by bench`,
    );
    expect(rows.map(({ code }) => code)).toEqual(["balcony", "floor"]);
    const changed = await at.onlyNight();
    expect(changed.revision).toBe(revision + 1);
    expect(await told()).toEqual([changed.id, ...before]);
    await at.balance();
  });

  it("checks again once the night is locked, since a seat may be taken between the check and the import", async () => {
    await at.take(at.file());
    await at.taken(2, false);
    const [stored] = await at.world.store.db.select().from(seatingPlan);
    if (!stored) throw new Error("no plan");
    const { sections: _, ...bare } = stored.source;
    const source = { ...bare, sections: [{ code: "S", label: "South stand", zone: "floor", rows: [rowD] }] };
    const unchecked = { item: {} as never, key: stored.id, row: { source }, stored: undefined, complaints: [] };
    const late = at.world.store.db.transaction(async (tx) => {
      const work = seatWork(tx, at.world.clock.now());
      await work.plansChange([unchecked]);
      await work.finish();
    });
    await expect(late).rejects.toThrow("first-night: S-C-1 was taken meanwhile. Nothing is changed.");
    expect(await at.benches()).toHaveLength(2);
  });

  it("leaves nights that are over as they were", async () => {
    await at.take(at.file());
    at.world.clock.advance(8 * 86_400_000);
    expect((await at.take({ seatingPlans: [plan([rowD])] })).err).toBe("");
    expect(await at.benches()).toHaveLength(2);
  });

  it("keeps its venue's sections", async () => {
    await at.take(at.file());
    const { code, err } = await at.take({
      venues: [{ ...hall, sections: [{ ...floor, id: undefined, code: "new" }] }],
    });
    expect(code).toBe(1);
    expect(err).toContain("venue sections cannot lose “floor”: seats belong to it");
  });
});
