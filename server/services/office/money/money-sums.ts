/** Sums of money of some days: by day, by night, and by tier of one night. */
import { type SQL, sql } from "drizzle-orm";
import type { Store } from "../../../store/db";
import { moneyTaken } from "../../refunds/disputed-payments";
import { cursorOf } from "../../stripe-events/list-cursors";

/** In cents. What is left of the payments of these days after everything that has happened to them since. */
export type MoneySum = {
  /** A day, as 2026-05-02, or a night's id. */
  key: string;
  title: string;
  currency: string;
  payments: number;
  gross: number;
  refunded: number;
  disputed: number;
  fees: number;
  /** How many of the payments have no fee from Stripe yet. */
  withoutFee: number;
};
export type TierSum = {
  name: string;
  currency: string;
  seats: number;
  gross: number;
  returnedSeats: number;
  returned: number;
};

/** `until` is exclusive. */
export type MoneySpan = { from: Date; until: Date; timeZone: string };

/**
 * The part of an amount at Stripe that belongs to a payment `p` of our books. `whole` is the payment at Stripe: seats
 * and the goods beside them each bear their share, rounded so that both add up.
 */
const shareOf = (cents: SQL) => sql`coalesce(
  round(${cents} * (whole.before + p.cents) / nullif(whole.cents, 0)) - round(${cents} * whole.before / nullif(whole.cents, 0)),
  ${cents})`;

/** Without the date if there is none: the store keeps the one that the night had. */
const NIGHT_NAME = sql`
  e.title || case when e.schedule_tbd then '' else ', ' || to_char(e.start_at at time zone e.time_zone_id, 'YYYY-MM-DD') end`;

const iso = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** None of these has a limit, because totals are made from their rows: a row for each day, night or tier that sold. */
export function moneySums({ store: { db } }: { store: Pick<Store, "db"> }) {
  /** `key`, `title` and `join` say what is summed, of a payment `p`. */
  async function sums({ from, until }: MoneySpan, o: { key: SQL; title: SQL; join: SQL; order: SQL }) {
    const { rows } = await db.execute<MoneySum>(sql`
      select ${o.key} as key, ${o.title} as title, upper(p.currency) as currency, count(*)::int as payments,
        sum(p.cents)::float8 as gross, sum(back.cents)::float8 as refunded, sum(taken.cents)::float8 as disputed,
        sum(fee.cents)::float8 as fees, (count(*) filter (where fee.cents = 0))::int as "withoutFee"
      from payment p ${o.join}, lateral (
        select sum(q.cents)::numeric as cents, coalesce(sum(q.cents) filter (where q.kind > p.kind), 0)::numeric as before
        from payment q where q.payment_intent_id = p.payment_intent_id
      ) whole, lateral (
        select coalesce(sum(r.cents), 0) as cents from refund r
        where r.payment_id = p.id and coalesce(r.provider_refund_id, '') not like 'bank:%'
      ) back, lateral (
        select ${shareOf(sql`coalesce(sum(d.cents), 0)`)} as cents from dispute d
        where d.payment_intent_id = p.payment_intent_id and (d.status in ${moneyTaken} or d.status = 'lost')
      ) taken, lateral (
        select ${shareOf(sql`coalesce(sum(b.fee_cents), 0)`)} as cents from balance_entry b where b.payment_intent_id = p.payment_intent_id
      ) fee
      where p.created_at >= ${iso(from)} and p.created_at < ${iso(until)}
      group by 1, 2, 3 order by ${o.order}`);
    return rows;
  }

  return {
    byDay: (span: MoneySpan): Promise<MoneySum[]> => {
      const day = sql`to_char(p.created_at at time zone ${span.timeZone}, 'YYYY-MM-DD')`;
      return sums(span, { key: day, title: sql`''`, join: sql``, order: sql`1 desc` });
    },

    /** Nights, and then broadcasts and goods as one row each. */
    byNight: (span: MoneySpan): Promise<MoneySum[]> =>
      sums(span, {
        key: sql`coalesce(e.id::text, p.kind)`,
        title: sql`coalesce(${NIGHT_NAME}, '')`,
        join: sql`left join reservation r on p.kind = 'ticket' and r.id = p.ref::uuid left join event e on e.id = r.event_id`,
        order: sql`gross desc, 1`,
      }),

    /** Orders of these days by tier of their night. A payment's fee belongs to the whole order, so tiers have none. */
    async byTier({ from, until }: MoneySpan): Promise<TierSum[]> {
      const { rows } = await db.execute<TierSum>(sql`
        select ${NIGHT_NAME} || ': ' || t.name as name,
          o.currency, count(*)::int as seats, sum(t.price_cents)::float8 as gross,
          (count(*) filter (where t.status = 'CANCELED'))::int as "returnedSeats",
          coalesce(sum(t.price_cents) filter (where t.status = 'CANCELED'), 0)::float8 as returned
        from ticket_order o join ticket t on t.order_number = o.order_number and t.status <> 'TRANSFERRED'
        join event e on e.id = o.event_id
        where o.created_at >= ${iso(from)} and o.created_at < ${iso(until)}
        group by e.id, t.name, o.currency order by gross desc, 1`);
      return rows;
    },

    /** When fees were last read from Stripe. */
    async feesAsOf(): Promise<Date | undefined> {
      const { newest } = await cursorOf(db, "balance");
      return newest ? new Date(newest) : undefined;
    },
  };
}
