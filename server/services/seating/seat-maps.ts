/**
 * What everybody can see of a night's seats: the hall with its sections, and a section's rows. The seats of a night are
 * read at most once a second, however many ask.
 */
import { sql } from "drizzle-orm";
import type { CompiledBench, CompiledPlan, CompiledSection } from "../../../app/domain/seating/compiled-plan";
import { benchOf, positionOf } from "../../../app/domain/seating/seat-names";
import type { Clock } from "../../process/clock";
import type { MapSection, SeatMap, SeatSection } from "../../product-api/contract";
import type { Store } from "../../store/db";
import { FEW } from "../catalogue/definition-answer";
import { grouped } from "../catalogue/grouped";
import { memoizedBy } from "../catalogue/memoized-by-object";
import type { Tiers } from "../catalogue/stock";
import { nightPlans } from "./night-plans";

/** The plan of a night, what is free on each bench, and which tiers sell what. */
type Hall = {
  plan: CompiledPlan;
  free: Map<number, string>;
  tiersOfZone: Map<string, { id: string; left: number }[]>;
};

const AS_OF_MS = 1_000;
/** The most nights whose seats are kept longer than that. Others are read and drawn again, with the same result. */
const MOST_KEPT = 20;

export function seatMaps({ store, clock, tiers }: { store: Pick<Store, "db">; clock: Clock; tiers: Tiers }) {
  const plans = nightPlans();
  const kept = new Map<string, { at: number; hall: Promise<Hall | undefined> }>();
  /** The last state of each night, so that an unchanged one is not drawn again. */
  const last = new Map<string, Hall>();

  function hallOf(eventId: string): Promise<Hall | undefined> {
    const now = clock.now().getTime();
    const known = kept.get(eventId);
    if (known && Math.abs(now - known.at) < AS_OF_MS) return known.hall;
    const hall = read(eventId);
    kept.delete(eventId);
    kept.set(eventId, { at: now, hall });
    hall.catch(() => kept.delete(eventId));
    // The oldest come first. All younger ones stay: only they keep a night from being read for each request.
    for (const [old, { at }] of kept) {
      if (kept.size <= MOST_KEPT || Math.abs(now - at) < AS_OF_MS) break;
      kept.delete(old);
    }
    return hall;
  }

  async function read(eventId: string): Promise<Hall | undefined> {
    const plan = await plans.recentPlanOf(store.db, eventId);
    if (!plan) return undefined;
    const [free, zones, tiersOf] = await Promise.all([
      freeSeats(store, eventId, plan, clock.now()),
      zonesOf(store, eventId),
      tiers([eventId]),
    ]);
    const tiersOfZone = new Map<string, { id: string; left: number }[]>();
    for (const { id, sectionId, left } of tiersOf(eventId)) {
      const zone = sectionId && zones.get(sectionId);
      if (zone) tiersOfZone.set(zone, [...(tiersOfZone.get(zone) ?? []), { id, left }]);
    }
    const hall = { plan, free, tiersOfZone };
    const before = last.get(eventId);
    if (before && isSame(before, hall)) return before;
    last.delete(eventId);
    last.set(eventId, hall);
    for (const old of [...last.keys()].slice(0, -MOST_KEPT)) last.delete(old);
    return hall;
  }

  return {
    /** Undefined if the night has no numbered seats. The same object for as long as nothing changes. */
    async seatMap(eventId: string): Promise<SeatMap | undefined> {
      const hall = await hallOf(eventId.toLowerCase());
      return hall && mapOf(hall);
    },

    /** Undefined if the night has no such section. The same object for as long as nothing on the night changes. */
    async seatSection(eventId: string, code: string): Promise<SeatSection | undefined> {
      const hall = await hallOf(eventId.toLowerCase());
      if (!hall) return undefined;
      const known = sectionsOf(hall);
      if (!known.has(code)) known.set(code, sectionOf(hall, code));
      return known.get(code);
    },
  };
}

const mapOf = memoizedBy((hall: Hall): SeatMap => {
  const { title, focus, camera, sections } = hall.plan;
  const benches = grouped(hall.plan.benches, ({ section }) => [section]);
  return {
    title,
    focus,
    camera,
    sections: sections.map((section) => mapSection(section, benches.get(section.code) ?? [], hall)),
  };
});

const sectionsOf = memoizedBy((_: Hall) => new Map<string, SeatSection | undefined>());

function sectionOf(hall: Hall, code: string): SeatSection | undefined {
  const section = hall.plan.sections.find((one) => one.code === code);
  if (!section) return undefined;
  const benches = hall.plan.benches.filter((bench) => bench.section === code);
  const rows = grouped(benches, ({ row }) => [row]);
  return {
    section: mapSection(section, benches, hall),
    rows: section.rows.map((label) => ({
      label,
      benches: (rows.get(label) ?? []).map(({ bench, zone, base, labels, x, y, flags, notes }) => ({
        definitionIds: (hall.tiersOfZone.get(zone) ?? []).map(({ id }) => id),
        state: hall.free.get(bench) ?? base.replace(/[^ ]/g, "1"),
        ...{ labels, x, y, flags, notes },
      })),
    })),
  };
}

function isSame(a: Hall, b: Hall): boolean {
  return (
    a.plan === b.plan &&
    a.free.size === b.free.size &&
    [...a.free].every(([bench, state]) => b.free.get(bench) === state) &&
    JSON.stringify([...a.tiersOfZone]) === JSON.stringify([...b.tiersOfZone])
  );
}

function mapSection(section: CompiledSection, benches: CompiledBench[], { free, tiersOfZone }: Hall): MapSection {
  const zones = section.area ? [section.zone] : [...new Set(benches.map(({ zone }) => zone))];
  const sold = zones.flatMap((zone) => tiersOfZone.get(zone) ?? []);
  const states = benches.map(({ bench }) => free.get(bench) ?? "").join("");
  const most = Math.max(0, ...sold.map(({ left }) => left));
  const seats = section.area ? most : Math.min(most, states.replace(/[^0ac]/g, "").length);
  return {
    code: section.code,
    label: section.label,
    entrance: section.entrance,
    level: section.level,
    side: section.side ?? null,
    outline: section.outline,
    area: section.area,
    definitionIds: sold.map(({ id }) => id),
    free: seats === 0 ? "none" : seats <= MANY_OVER ? "few" : "many",
    left: seats <= FEW ? seats : null,
    accessible: sold.length > 0 && states.includes("a"),
  };
}

/** With no more seats than this a section is said to have few. */
const MANY_OVER = 12;

/**
 * What is free on each bench at `now`. Expired holds keep their claims until the next reservation, but not their seats.
 */
async function freeSeats(
  { db }: Pick<Store, "db">,
  eventId: string,
  plan: CompiledPlan,
  now: Date,
): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ bench: number; free: string }>(sql`
    select bench, free from event_bench where event_id = ${eventId}::uuid`);
  const { rows: lost } = await db.execute<{ seat: number }>(sql`
    select unnest(line.seats) as seat from reservation join reservation_line as line on line.reservation_id = reservation.id
    where event_id = ${eventId}::uuid and status = 'PENDING' and expires <= ${now.toISOString()}::timestamptz
      and checkout_session_id is null
    union all
    select seat from seat_claim
    where event_id = ${eventId}::uuid and why = 'guest' and until <= ${now.toISOString()}::timestamptz`);
  const free = new Map(rows.map((row) => [row.bench, row.free]));
  const bases = new Map(lost.length > 0 ? plan.benches.map(({ bench, base }) => [bench, base]) : []);
  for (const { seat } of lost) {
    const [bench, at] = [benchOf(seat), positionOf(seat) - 1];
    const state = free.get(bench);
    if (state) free.set(bench, state.slice(0, at) + (bases.get(bench)?.[at] ?? "1") + state.slice(at + 1));
  }
  return free;
}

/** The codes of a hall's zones by their ids. */
async function zonesOf({ db }: Pick<Store, "db">, eventId: string): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; code: string }>(sql`
    select venue_section.id, venue_section.code from event join venue_section using (venue_id)
    where event.id = ${eventId}::uuid`);
  return new Map(rows.map(({ id, code }) => [id, code]));
}
