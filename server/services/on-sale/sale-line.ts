/** A line as a process knows it: its row, the night's stock, and the drawn order. */
import { inArray, isNull, or, sql } from "drizzle-orm";
import { type LinePhase, linePhase } from "../../../app/domain/line/line-phase";
import { drawnRanks } from "../../line/draw";
import type { Store } from "../../store/db";
import { onSale } from "../../store/schema";
import { seatsLeft } from "../catalogue/definition-answer";
import { readDefinitions } from "../catalogue/read-definitions";

export type SaleRow = typeof onSale.$inferSelect;
export type TierLeft = { name: string; left: number; priceCents: number; rank: number };
export type SaleLine = SaleRow & {
  /** Seats that are free, and seats that are held but unpaid. */
  free: number;
  held: number;
  tiers: TierLeft[];
  currency: string;
  title: string;
  timeZoneId: string;
  startAt: Date;
  /** It has lost its date, so nothing is sold. */
  undated: boolean;
  city: string;
};

/** A line that is over is shown for this long. */
const SHOWN_MS = 24 * 60 * 60_000;

/** The newest line of each night that has one. */
export async function readLines(store: Store, now: Date): Promise<SaleLine[]> {
  const shown = new Date(now.getTime() - SHOWN_MS).toISOString();
  const rows = await store.db
    .select()
    .from(onSale)
    .where(or(isNull(onSale.endedAt), sql`${onSale.endedAt} > ${shown}::timestamptz`))
    .orderBy(onSale.createdAt);
  if (rows.length === 0) return [];
  const newest = new Map(rows.map((row) => [row.eventId, row]));
  const ids = [...newest.keys()];
  const [definitions, nights] = await Promise.all([readDefinitions(store.db, now, ids), nightsOf(store, now, ids)]);
  return [...newest.values()].flatMap((row) => {
    const night = nights.find(({ id }) => id === row.eventId);
    const own = definitions.filter(({ eventId }) => eventId === row.eventId);
    if (!night) return [];
    const tiers = own.map(({ name, left, priceCents, rank }) => ({ name, left, priceCents, rank }));
    return [{ ...row, ...night, id: row.id, startAt: new Date(night.startAt), tiers, free: seatsLeft(own) }];
  });
}

type Night = {
  id: string;
  title: string;
  currency: string;
  timeZoneId: string;
  startAt: Date;
  undated: boolean;
  city: string;
  held: number;
};

/** `held` counts live holds, and those in checkout, which may have been paid. */
async function nightsOf({ db }: Store, now: Date, ids: string[]): Promise<Night[]> {
  const { rows } = await db.execute<Night>(sql`
    select event.id, event.title, event.currency, event.time_zone_id as "timeZoneId", event.start_at as "startAt",
      event.schedule_tbd as undated, coalesce(venue.city, '') as city,
      (select coalesce(sum(reservation_line.quantity), 0)::int
        from reservation join reservation_line on reservation_line.reservation_id = reservation.id
        where reservation.event_id = event.id and reservation.status = 'PENDING'
          and (reservation.expires > ${now.toISOString()}::timestamptz or reservation.checkout_session_id is not null)
      ) as held
    from event left join venue on venue.id = event.venue_id
    where ${inArray(sql`event.id`, ids)}`);
  return rows;
}

const draws = new Map<string, Uint32Array>();
const MOST_DRAWS = 8;

/** Ranks are kept: a draw of a million places takes 35 ms. */
function ranksOf(line: SaleRow & { drawn: number }): Uint32Array {
  const key = `${line.id} ${line.drawn} ${line.beacon?.value ?? ""}`;
  let ranks = draws.get(key);
  if (!ranks) {
    if (draws.size >= MOST_DRAWS) draws.clear();
    ranks = drawnRanks(drawOf(line));
    draws.set(key, ranks);
  }
  return ranks;
}

const drawOf = (line: SaleRow & { drawn: number }) => ({
  seed: line.seed,
  places: line.drawn,
  beacon: line.beacon?.value ?? "",
});

/** How many places are called before this one. Undefined before the draw. */
export function rankOf(line: SaleRow, number: number): number | undefined {
  const { drawn, drawnAt } = line;
  if (drawn === null || drawnAt === null) return undefined;
  return number < drawn ? ranksOf({ ...line, drawn })[number] : number;
}

export const phaseOf = (line: SaleLine | undefined, now: Date): LinePhase => (line ? linePhase(line, now) : "none");
