/** Steps of random sequences in which the office imports a changed seating plan, or gives a night another one. */
import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { compiledFrom } from "../../../app/domain/seating/compile-plan";
import { wordsOfSeat } from "../../../app/domain/seating/seat-names";
import type { SeatingPlan } from "../../../app/domain/seating/seating-plan";
import { Refused } from "../../../server/failures/refused";
import type { Clock } from "../../../server/process/clock";
import { collections, type Name } from "../../../server/services/content/collections";
import { itemOf } from "../../../server/services/content/rows";
import { storedItems } from "../../../server/services/content/stored";
import { seatDesk } from "../../../server/services/seating/seat-desk";
import type { Store } from "../../../server/store/db";
import { event, seatingPlan, venueSection } from "../../../server/store/schema";
import type { numbers } from "../box-office/random-numbers";
import { importItem } from "./import-item";
import { changedPlan, seatsOf } from "./random-plans";

type Any = ReturnType<typeof numbers>;
type Cast = { nights: { eventId: string; ids: string[] }[]; hall: { eventId: string }; any: Any; alone: boolean };

export type PlanSteps = ReturnType<typeof planSteps>;

/** For one sequence. `planId` is the plan's and its venue's. */
export function planSteps({ store, clock, planId }: { store: Store; clock: Clock; planId: string }) {
  let count = 0;
  const retired: string[] = [];
  /** The seats of holds while they last, by their notes. */
  const promised = new Map<string, string>();
  const stored = async () => {
    const [row] = await store.db.select().from(seatingPlan).where(eq(seatingPlan.id, planId));
    if (!row) throw new Error("The plan is gone");
    return row;
  };

  /** A refused import changes nothing. Returns the faults, if any. */
  async function take(collection: Name, value: Record<string, unknown>, alone: boolean): Promise<string[]> {
    const before = alone && (await everything());
    const faults = await importItem(store, clock.now(), collection, value).catch((error: unknown) => {
      if (error instanceof Refused && !alone) return [error.message];
      throw error;
    });
    if (before && faults.length > 0) expect(await everything()).toEqual(before);
    return faults;
  }

  /** All rows that an import of plans and nights may change. */
  async function everything() {
    const tables = [
      "seating_plan",
      "event",
      "event_bench",
      "seat_claim",
      "ticket",
      "reservation_line",
      "ticket_definition",
    ];
    const all = tables.map(
      (name) => sql`(select jsonb_agg(row order by row::text) from ${sql.identifier(name)} as row)`,
    );
    return (await store.db.execute(sql`select ${sql.join(all, sql`, `)}`)).rows;
  }

  /**
   * Who has each seat, by the note that the seat keeps for good. Leaves out holds that expired before a checkout and
   * overdue seats of guests: the next request gets those, and an import ends them.
   */
  async function owners() {
    const now = clock.now().toISOString();
    const { rows } = await store.db.execute<{ night: string; note: string; owner: string }>(sql`
      select event_id as night, benches.notes ->> (seat % 100)::text as note,
        concat_ws(' ', reservation_id, definition_id, why, seat_claim.note, until) as owner
      from seat_claim join event on event.id = event_id join seating_plan on seating_plan.id = seating_plan_id,
        jsonb_to_recordset(seating_plan.benches) as benches (bench integer, notes jsonb)
      where benches.bench = seat / 100 and seating_plan.id = ${planId}::uuid
        and (until is null or until > ${now}::timestamptz)
        and not exists (select 1 from reservation where reservation.id = reservation_id and status = 'PENDING'
          and checkout_session_id is null and expires <= ${now}::timestamptz)
      order by 1, 2`);
    return rows;
  }

  return {
    /** The plan is imported as it is: its seats get their notes. */
    async begin(): Promise<void> {
      const { source, slug } = await stored();
      expect(await take("seatingPlans", { ...source, title: "Noted", slug, venueId: planId }, true)).toEqual([]);
    },

    /** Names of seats as they are, and one that never was. */
    async places(): Promise<string[]> {
      const plan = await stored();
      const named = plan.benches.flatMap(({ section, row, labels, base }) =>
        labels.flatMap((label, at) => (base[at] === " " ? [] : [`${section}-${row}-${label}`])),
      );
      return [...named, "2-C-9"];
    },

    /** It is refused if a seat that would go is taken, and for no other reason. */
    async changePlan({ any, alone }: Cast): Promise<string> {
      const { source, slug } = await stored();
      const fresh = {
        label: () => (any.once(3) && retired.pop()) || `n${++count}`,
        note: () => `seat ${++count}`,
      };
      const { plan, did } = changedPlan(source, any, fresh);
      const notes = new Set(seatsOf(plan).map(({ note }) => note));
      const before = await owners();
      const lost = before.filter(({ note }) => !notes.has(note));
      const faults = await take("seatingPlans", { ...plan, slug, venueId: planId }, alone);
      if (alone) {
        expect({ did, faults: faults.map((says) => /cannot lose .* taken on/.test(says)), lost }).toEqual({
          did,
          faults: lost.map(() => true),
          lost,
        });
        expect(await owners()).toEqual(before);
      }
      if (faults.length > 0) return `${did}: ${faults}`;
      retired.push(...namesOf(source).filter((name) => name.startsWith("n") && !namesOf(plan).includes(name)));
      return did;
    },

    /** Gives a night the plan, or takes it away: refused as long as a seat is taken there. */
    async planNight({ nights, any, alone }: Cast): Promise<string | undefined> {
      const night = any.of(nights);
      const found = night && (await storedItems(store.db, collections.events, [night.eventId])).get(night.eventId);
      if (!night || !found) return undefined;
      const has = found.row.seatingPlanId !== null;
      const zones = await store.db.select().from(venueSection).where(eq(venueSection.venueId, planId));
      const zone = (index: number) => zones.find(({ code }) => code === `Z${index % 3}`)?.id;
      const { seatingPlanId: _, ...bare } = itemOf(found.row, found.parts, collections.events);
      const tiers = (bare.tiers as Record<string, unknown>[]).map(({ seated: _, sectionId, ...tier }, index) => ({
        ...{ ...tier, ...(has ? { sectionId } : { sectionId: zone(index) }) },
      }));
      const item = { ...bare, venueId: planId, tiers, ...(!has && { seatingPlanId: planId }) };
      const taken = (await owners()).filter((one) => one.night === night.eventId).length;
      const faults = await take("events", item, alone);
      if (alone && has && taken > 0) expect(faults.join()).toContain("sold, held or blocked");
      if (alone && !has) expect(faults).toEqual([]);
      return `${has ? "without" : "with"} the plan: ${faults}`;
    },

    /** Nobody loses a ticket, and those who have a seat keep it. */
    async assign({ nights, hall, any }: Cast): Promise<string | undefined> {
      const planned = await store.db.select({ id: event.id }).from(event).where(eq(event.seatingPlanId, planId));
      // The hall's tickets have had seats from the start.
      const later = nights.filter(
        ({ eventId }) => eventId !== hall.eventId && planned.some(({ id }) => id === eventId),
      );
      const night = any.of(later);
      if (!night) return undefined;
      const done = await seatDesk({ store, clock, refunds: { send: async () => undefined } }).assign({
        eventId: night.eventId,
        actor: "office",
      });
      return "fault" in done ? done.fault : `${done.seated.length} seated, ${done.left.length} left`;
    },

    /** Each payer has the seats that were held, even if the money came late. `reseated` are exempt. */
    async checkPromises(reseated: boolean): Promise<void> {
      const { rows } = await store.db.execute<{ id: string; status: string; notes: string }>(sql`
        select reservation.id, reservation.status, string_agg(benches.notes ->> (seat % 100)::text, ', ' order by seat) as notes
        from seating_plan join event on seating_plan_id = seating_plan.id join reservation on event_id = event.id
          join reservation_line as line on reservation_id = reservation.id, unnest(line.seats) as seat
          left join lateral jsonb_to_recordset(seating_plan.benches) as benches (bench integer, notes jsonb)
            on benches.bench = seat / 100
        where seating_plan.id = ${planId}::uuid and reservation.status in ('PENDING', 'CONFIRMED') group by reservation.id`);
      for (const { id, status, notes } of rows) {
        const before = promised.get(id);
        if (status === "PENDING") promised.set(id, notes);
        else promised.delete(id);
        if (status === "CONFIRMED" && before !== undefined && !reseated)
          expect({ id, notes }).toEqual({ id, notes: before });
      }
    },

    /** Benches are as their plan has them, and tickets say where their seats are. */
    async check(): Promise<void> {
      const { rows: wrong } = await store.db.execute(sql`
        with used as (
          select event.id as night, bench, base, code from event_bench join event on event.id = event_id
            join venue_section on venue_section.id = zone_id where event.venue_id = ${planId}::uuid
        ), planned as (
          select event.id as night, bench, base, zone as code from seating_plan join event on seating_plan_id = seating_plan.id,
            jsonb_to_recordset(benches) as benches (bench integer, base text, zone text)
          where seating_plan.id = ${planId}::uuid
        )
        select * from used full join planned using (night, bench, base, code) where used is null or planned is null`);
      expect(wrong).toEqual([]);
      const { source, benches } = await stored();
      const plan = compiledFrom(source, benches);
      const { rows: tickets } = await store.db.execute<{ seat: number; words: unknown }>(sql`
        select seat, seat_words as words from ticket join event on event.id = event_id
        where event.venue_id = ${planId}::uuid and seat is not null and ticket.status in ('VALID', 'USED')`);
      expect(tickets).toEqual(tickets.map(({ seat }) => ({ seat, words: wordsOfSeat(plan, seat) })));
    },
  };
}

const namesOf = ({ sections = [] }: SeatingPlan): string[] =>
  sections.flatMap(({ code, rows = [] }) => [
    code,
    ...rows.flatMap(({ label, seats }) => [label, ...seats.map((seat) => seat.label)]),
  ]);
