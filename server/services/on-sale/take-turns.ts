/** Turns: who has been called may enter, for some minutes, and only with a place of their own. */
import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { SLICE_MS, SLICES } from "../../../app/domain/line/admission-rate";
import type { Visitor } from "../../ports";
import type { Store } from "../../store/db";
import { mayUseTurn, turnIsOf, usesTurn } from "../box-office/reserving/line-gate";
import { instant } from "../box-office/reserving/sql-values";
import { rankOf, type SaleLine } from "./sale-line";
import { subjectsOf } from "./take-places";

const MINUTE_MS = 60_000;
/** A turn that ended unused is given a second time. */
export const MOST_ROUNDS = 2;
const MOST_PROLONGED = 2;
const PROLONGED_MINUTES = 10;
/** Fans who come later than a minute after their call get at most this share of the entries. */
const LATE_SHARE = 0.2;
const LATE_WINDOW_MS = 10_000;

export type Turn = { until: Date; prolonged: number };
/** Whether it may be prolonged once more. */
export const mayProlong = ({ prolonged }: Turn): boolean => prolonged < MOST_PROLONGED;
type FoundTurn = Turn & { number: number | null; used: boolean; spent: boolean; heldElsewhere: boolean };
export type EnterOutcome =
  | { outcome: "entered"; turn: Turn }
  /** `notYours`: there is no such place, or it is somebody else's. */
  | { outcome: "notCalled" | "notYours" | "spent" | "crowded" };

type TurnRow = { until: string; prolonged: number; round: number; used: boolean };

/** SQL: whether such a reservation was made in this turn. */
const made = (which: SQL) => sql`exists (
  select 1 from reservation join on_sale on on_sale.id = admission.sale_id
  where reservation.event_id = on_sale.event_id and ${which})`;
const ORDERED = made(usesTurn);

export function turnTaking({ store }: { store: Store }) {
  async function ownTurn(line: SaleLine, number: number, visitor: Visitor): Promise<TurnRow | undefined> {
    const subjects = JSON.stringify(subjectsOf(line, visitor));
    const [row] = await store.prepared<TurnRow>(sql`
      select until, prolonged, round, ${ORDERED} as used
      from admission join place on place.sale_id = admission.sale_id and place.number = admission.number
      where admission.sale_id = ${line.id}::uuid and admission.number = ${number}
        and place.subject = any (array(select jsonb_array_elements_text(${subjects}::jsonb)))`);
    return row;
  }

  return {
    /** Enters with a place. The same press again finds the same turn. */
    async enter(line: SaleLine, number: number, visitor: Visitor, now: Date): Promise<EnterOutcome> {
      const rank = rankOf(line, number);
      if (rank === undefined) return { outcome: "notCalled" };
      const until = new Date(now.getTime() + line.turnMinutes * MINUTE_MS);
      const known = await ownTurn(line, number, visitor);
      if (known) return again(line, number, known, { visitor, until, now });

      const calls = line.control?.calls ?? [];
      const call = calls.find(({ to }) => to > rank);
      const after = call ? Math.floor(now.getTime() / SLICE_MS) - call.slice : Number.POSITIVE_INFINITY;
      const onTime = call !== undefined && after < SLICES && calls[0] !== undefined && rank >= calls[0].to - calls[0].n;
      const mostLate = Math.max(1, Math.ceil(LATE_SHARE * (line.control?.rate ?? 1) * (LATE_WINDOW_MS / 1_000)));
      const lateSince = new Date(now.getTime() - LATE_WINDOW_MS);
      // The lock waits for a tab in which the place is being given up, so that it lets nobody enter.
      const rows = await store.prepared<{ called: boolean; crowded: boolean; until: string | null }>(sql`
        with own as (
          select place.number from place
          where place.sale_id = ${line.id}::uuid and place.number = ${number}
            and place.subject = any (array(
              select jsonb_array_elements_text(${JSON.stringify(subjectsOf(line, visitor))}::jsonb)))
          for key share
        ),
        sale as (
          select on_sale.id, serving > ${rank}::int and ended_at is null as called,
            ${!onTime} and (select count(*) from admission
              where admission.sale_id = on_sale.id and slice is null and number is not null
                and entered_at > ${instant(lateSince)}) >= ${mostLate}::int as crowded
          from on_sale where on_sale.id = ${line.id}::uuid
        ),
        made as (
          insert into admission (id, sale_id, number, rank, visitor_id, user_id, entered_at, until, slice, after)
          select ${randomUUID()}::uuid, sale.id, own.number, ${rank}::int, ${visitor.visitorId},
            ${visitor.user?.userId ?? null}, ${instant(now)}, ${instant(until)},
            ${onTime ? call.slice : null}::int, ${onTime ? after : null}::smallint
          from own, sale where sale.called and not sale.crowded
          on conflict do nothing
          returning until
        )
        select sale.called, sale.crowded, (select until from made) as until from own, sale`);
      const [row] = rows;
      if (!row) return { outcome: "notYours" };
      if (row.until !== null) return { outcome: "entered", turn: { until, prolonged: 0 } };
      if (!row.called) return { outcome: "notCalled" };
      if (row.crowded) return { outcome: "crowded" };
      const meanwhile = await ownTurn(line, number, visitor);
      return meanwhile ? again(line, number, meanwhile, { visitor, until, now }) : { outcome: "notYours" };
    },

    /** Ten minutes more, twice at most. Undefined if the turn is over, used, or was prolonged as often as it may be. */
    async prolong(line: SaleLine, number: number, visitor: Visitor, now: Date): Promise<Turn | undefined> {
      const known = await ownTurn(line, number, visitor);
      if (!known || known.used) return undefined;
      const [row] = await store.prepared<TurnRow>(sql`
        update admission set until = until + make_interval(mins => ${PROLONGED_MINUTES}::int), prolonged = prolonged + 1
        where sale_id = ${line.id}::uuid and number = ${number} and until > ${instant(now)}
          and prolonged < ${MOST_PROLONGED}::int
        returning until, prolonged`);
      return row && { until: new Date(row.until), prolonged: row.prolonged };
    },

    /**
     * The visitor's turn, over or not, or one that they got without a place when the line began. `used`: there is an
     * order. `spent`: it doesn't come again. `heldElsewhere`: seats are held in it, but not by this visitor.
     */
    async find(line: SaleLine, visitor: Visitor, now: Date): Promise<FoundTurn | undefined> {
      const who = { userId: sql`${visitor.user?.userId ?? null}::text`, visitorId: sql`${visitor.visitorId}` };
      const [row] = await store.prepared<TurnRow & Pick<FoundTurn, "number" | "heldElsewhere">>(sql`
        select until, prolonged, round, number, ${ORDERED} as used,
          ${made(mayUseTurn({ ...who, now }))} as "heldElsewhere"
        from admission
        where sale_id = ${line.id}::uuid and ${turnIsOf({ ...who, now: instant(now) })}
        order by until desc limit 1`);
      if (!row) return undefined;
      const spent = row.used || row.round >= MOST_ROUNDS || row.number === null;
      const { used, prolonged, number, heldElsewhere } = row;
      return { until: new Date(row.until), prolonged, number, used, spent, heldElsewhere };
    },

    /** Turns for those who were there before the line began: holders, and these visitors. */
    async giveTo(
      line: Pick<SaleLine, "id" | "eventId" | "turnMinutes">,
      visitorIds: string[],
      now: Date,
    ): Promise<void> {
      const until = new Date(now.getTime() + line.turnMinutes * MINUTE_MS);
      await store.prepared(sql`
        with there as (
          select visitor_id, user_id from reservation
          where event_id = ${line.eventId}::uuid and status = 'PENDING' and expires > ${instant(now)}
          union
          select visitor, null from jsonb_array_elements_text(${JSON.stringify(visitorIds)}::jsonb) as one(visitor)
        ),
        made as (
          insert into admission (id, sale_id, visitor_id, user_id, entered_at, until)
          select gen_random_uuid(), ${line.id}::uuid, visitor_id, user_id, ${instant(now)}, ${instant(until)}
          from there where not exists (
            select 1 from admission where sale_id = ${line.id}::uuid and admission.visitor_id = there.visitor_id)
          returning id
        )
        select count(*) from made`);
    },
  };

  /** The turn stays with its first browser, whose orders use it up. Every other browser finds it by the account. */
  async function again(
    line: SaleLine,
    number: number,
    turn: TurnRow,
    { visitor, until, now }: { visitor: Visitor; until: Date; now: Date },
  ): Promise<EnterOutcome> {
    if (turn.used) return { outcome: "spent" };
    const ends = new Date(turn.until);
    if (ends > now) {
      await store.prepared(sql`
        update admission set user_id = coalesce(${visitor.user?.userId ?? null}, user_id)
        where sale_id = ${line.id}::uuid and number = ${number}`);
      return { outcome: "entered", turn: { until: ends, prolonged: turn.prolonged } };
    }
    if (turn.round >= MOST_ROUNDS) return { outcome: "spent" };
    const rows = await store.prepared(sql`
      update admission set until = ${instant(until)}, round = round + 1, prolonged = 0,
        user_id = coalesce(${visitor.user?.userId ?? null}, user_id)
      where sale_id = ${line.id}::uuid and number = ${number} and round = ${turn.round} returning number`);
    return rows.length > 0 ? { outcome: "entered", turn: { until, prolonged: 0 } } : { outcome: "spent" };
  }
}
