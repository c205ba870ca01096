/**
 * Conducts a line: draws at the opening, and calls places every second. All that the conductor knows is in the sale's
 * row, so any process may take the next step; the row says which one was first.
 */
import { sql } from "drizzle-orm";
import {
  type Control,
  firstControl,
  KEPT_SLICES,
  type Measured,
  nextCalls,
  type ProcessLoad,
  SLICE_MS,
  worstLoad,
} from "../../../app/domain/line/admission-rate";
import { easedPace } from "../../../app/domain/line/wait-estimate";
import type { Store } from "../../store/db";
import { instant } from "../box-office/reserving/sql-values";
import type { SaleLine } from "./sale-line";

/** How long after the opening we wait for the beacon, whose round is five seconds later. */
const BEACON_MS = 20_000;
const DEFAULT_SEATS = 2;
const PACE_MS = 60_000;
/** How long the load that a process has noted counts. */
const LOAD_MS = 5_000;
/** How long a line stays empty before it ends. */
const EMPTY_MS = { off: 0, planned: 600_000, auto: 60_000 };

export type Load = Measured["load"];
/** Asks for the beacon's value of a round. Undefined while it isn't published. */
export type AskBeacon = (url: string, round: number) => Promise<string | undefined>;

type Figures = {
  entered: number;
  arrivals: Measured["arrivals"] | null;
  joined: number;
  live: number;
  withSeats: number;
  seatsPerOrder: number | null;
  loads: ProcessLoad[] | null;
};

export function lineConducting({ store, askBeacon }: { store: Store; askBeacon: AskBeacon }) {
  /** Takes the next step, unless another process has. True if this one did. */
  async function conduct(line: SaleLine, now: Date, load: Load): Promise<boolean> {
    if (line.mode === "off" || line.undated || line.endedAt || now < line.opensAt) return false;
    if (!line.drawnAt) return draw(line, now);
    const last = line.control;
    const figures = await measure(line, now);
    const step = line.halted
      ? { control: restarted(last, now, figures.entered), call: 0 }
      : nextCalls(last ?? firstControl(now.getTime()), {
          now: now.getTime(),
          entered: figures.entered,
          arrivals: figures.arrivals ?? [],
          waiting: figures.joined - line.serving,
          openTurns: Math.max(0, figures.live - figures.withSeats),
          freeSeats: line.free,
          seatsPerOrder: figures.seatsPerOrder ?? DEFAULT_SEATS,
          maxRate: line.maxRate ?? undefined,
          load: load && worstLoad([load, ...(figures.loads ?? [])]),
        });
    return advance(line, step, figures, now);
  }

  async function advance(
    line: SaleLine,
    { control, call }: { control: Control; call: number },
    figures: Figures,
    now: Date,
  ): Promise<boolean> {
    const serving = line.serving + call;
    const own = Math.floor(control.at / SLICE_MS);
    const calls = control.calls.map((one) => (one.slice === own && call > 0 ? { ...one, to: serving } : one));
    const moved = { ...control, calls };
    const pace = easedPace(line.pace, paceOf(moved, now));
    const soldOut = line.free === 0 && line.held === 0;
    const empty = serving >= figures.joined && figures.live <= figures.withSeats;
    const emptySince = empty ? (line.emptySince ?? now) : null;
    const over = emptySince !== null && now.getTime() - emptySince.getTime() >= EMPTY_MS[line.mode];
    const rows = await store.prepared(sql`
      update on_sale set serving = ${serving}::int, pace = ${pace}::float8,
        control = ${JSON.stringify(moved)}::jsonb || jsonb_build_object('loads', coalesce(control -> 'loads', '{}')),
        empty_since = ${emptySince?.toISOString() ?? null}::timestamptz,
        sold_out_at = ${soldOut ? (line.soldOutAt ?? now).toISOString() : null}::timestamptz,
        ended_at = ${over ? now.toISOString() : null}::timestamptz
      where id = ${line.id}::uuid and ended_at is null and serving = ${line.serving}::int
        and control ->> 'at' is not distinct from ${line.control ? String(line.control.at) : null}::text
      returning id`);
    return rows.length > 0;
  }

  /** Closes the draw, so that later fans come after it, and publishes the draw once its beacon is there. */
  async function draw(line: SaleLine, now: Date): Promise<boolean> {
    const { beacon } = line;
    if (line.drawn === null) {
      const rows = await store.prepared(sql`
        update on_sale set drawn = joined, drawn_at = ${beacon ? null : now.toISOString()}::timestamptz,
          control = ${JSON.stringify(firstControl(now.getTime()))}::jsonb
        where id = ${line.id}::uuid and drawn is null and ended_at is null returning id`);
      return rows.length > 0;
    }
    if (!beacon) return false;
    const value = await askBeacon(beacon.url, beacon.round).catch(() => undefined);
    if (!value && now.getTime() < line.opensAt.getTime() + BEACON_MS) return false;
    const rows = await store.prepared(sql`
      update on_sale set drawn_at = ${instant(now)}, beacon = ${JSON.stringify({ ...beacon, ...(value && { value }) })}::jsonb,
        control = ${JSON.stringify(firstControl(now.getTime()))}::jsonb
      where id = ${line.id}::uuid and drawn_at is null and ended_at is null returning id`);
    return rows.length > 0;
  }

  /** Lets the conductor know how busy another process is. It stays in the row until it is too old to count. */
  async function noteLoad(line: SaleLine, processId: string, load: ProcessLoad, now: Date): Promise<void> {
    const own = { [processId]: { ...load, at: now.getTime() } };
    await store.prepared(sql`
      update on_sale set control = control || jsonb_build_object('loads', ${JSON.stringify(own)}::jsonb || coalesce(
        (select jsonb_object_agg(key, value) from jsonb_each(control -> 'loads')
          where key <> ${processId} and (value ->> 'at')::float8 > ${now.getTime() - LOAD_MS}::float8), '{}'))
      where id = ${line.id}::uuid and ended_at is null and control is not null returning id`);
  }

  async function measure(line: SaleLine, now: Date): Promise<Figures> {
    const oldest = Math.floor(now.getTime() / SLICE_MS) - KEPT_SLICES;
    const turnBegan = new Date(now.getTime() - line.turnMinutes * 60_000);
    const [figures] = await store.prepared<Figures>(sql`
      select on_sale.joined,
        (select count(*)::int from admission
          where sale_id = on_sale.id and (number is not null or slice is not null)) as entered,
        (select jsonb_agg(jsonb_build_object('slice', slice, 'after', after, 'n', n)) from (
          select slice, after, count(*)::int as n from admission
          where sale_id = on_sale.id and slice > ${oldest}::int group by slice, after) as came) as arrivals,
        (select count(*)::int from admission where sale_id = on_sale.id and until > ${instant(now)}) as live,
        (select count(*)::int from reservation
          where event_id = on_sale.event_id and status = 'PENDING' and expires > ${instant(now)}
            and created_at > ${instant(turnBegan)})
        + (select count(*)::int from ticket_order
          where event_id = on_sale.event_id and created_at > ${instant(turnBegan)}) as "withSeats",
        (select jsonb_agg(value) from jsonb_each(on_sale.control -> 'loads')
          where (value ->> 'at')::float8 > ${now.getTime() - LOAD_MS}::float8) as loads,
        (select avg(seats)::float8 from (
          select sum(quantity) as seats from reservation
          join reservation_line on reservation_line.reservation_id = reservation.id
          where event_id = on_sale.event_id and status = 'PENDING' and expires > ${instant(now)}
          group by reservation.id) as hold) as "seatsPerOrder"
      from on_sale where id = ${line.id}::uuid`);
    if (!figures) throw new Error("The line is gone");
    return figures;
  }

  return { conduct, noteLoad };
}

/** While the office has halted the line, its plan doesn't advance either. */
const restarted = (last: Control | null, now: Date, entered: number): Control => ({
  ...firstControl(now.getTime(), last?.rate),
  calls: last?.calls ?? [],
  planned: entered,
});

/** Places called a second in the last minute, or since the first call. */
function paceOf({ calls }: Control, now: Date): number {
  const since = Math.floor((now.getTime() - PACE_MS) / SLICE_MS);
  const lately = calls.filter(({ slice }) => slice > since);
  const oldest = Math.min(...lately.map(({ slice }) => slice)) * SLICE_MS;
  const seconds = Math.max(10, (now.getTime() - oldest) / 1_000);
  return lately.reduce((sum, { n }) => sum + n, 0) / seconds;
}
