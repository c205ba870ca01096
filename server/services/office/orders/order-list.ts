/**
 * Orders of tickets and goods in one list, the newest first, in pages. A filter that few orders match (a text, a
 * dispute, a pending refund) is applied first; otherwise orders are read along the index by date until the page is
 * full.
 */
import { type SQL, sql } from "drizzle-orm";
import { type OrderKind, type OrderState, SHORTEST_TEXT } from "../../../../app/domain/office/orders/order-rows";
import type { Cursor } from "../../../../app/domain/office/page-cursor";
import type { Clock } from "../../../process/clock";
import type { Store } from "../../../store/db";
import { MONEY_TAKEN } from "../../refunds/disputed-payments";
import { goodsOrdersLike, ticketOrdersLike } from "./find-text";

export type OrderFilter = {
  text?: string | undefined;
  eventId?: string | undefined;
  kind?: OrderKind | undefined;
  state?: OrderState | undefined;
  /** Of the last days. */
  days?: number | undefined;
  disputed?: boolean | undefined;
  /** With a refund that Stripe hasn't acknowledged. */
  pending?: boolean | undefined;
  /** The last row of the page before. */
  before?: Cursor | undefined;
};

export type ListedOrder = {
  number: string;
  kind: OrderKind;
  at: Date;
  name: string;
  email: string;
  state: OrderState;
  cents: number;
  currency: string;
  backCents: number;
  what: string;
  /** Of tickets only. */
  eventId: string | null;
  startAt: Date | null;
  timeZoneId: string | null;
  scheduleTbd: boolean;
  pieces: number;
  disputed: boolean;
  pending: boolean;
};

const PAGE = 50;
const DAY_MS = 24 * 60 * 60_000;

export function orderListing({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  /** A page of orders, and whether older ones follow. Pages are longer for a file. */
  return async function list(filter: OrderFilter, size = PAGE): Promise<{ rows: ListedOrder[]; more: boolean }> {
    const limit = size + 1;
    const [tickets, goods] = await Promise.all([
      filter.kind === "goods" ? [] : read(ticketPage(filter, clock.now(), limit)),
      filter.kind === "tickets" || filter.eventId ? [] : read(goodsPage(filter, clock.now(), limit)),
    ]);
    const rows = [...tickets, ...goods].sort(
      (a, b) => b.at.getTime() - a.at.getTime() || (a.number < b.number ? 1 : -1),
    );
    return { rows: rows.slice(0, size), more: rows.length > size };
  };

  async function read(query: SQL): Promise<ListedOrder[]> {
    const { rows } = await db.execute<Omit<ListedOrder, "at" | "startAt"> & { at: string; startAt: string | null }>(
      query,
    );
    return rows.map((row) => ({ ...row, at: new Date(row.at), startAt: row.startAt ? new Date(row.startAt) : null }));
  }
}

const taken = sql.raw(`('${MONEY_TAKEN.join("', '")}')`);

/** Selects the payments of which a bank decides, or that wait for a refund. */
const DISPUTED = sql`select disputed.id from dispute d
  join payment disputed on disputed.payment_intent_id = d.payment_intent_id where d.status in ${taken}`;
const PENDING = sql`select payment_id from refund where provider_refund_id is null`;

/** The numbers of the orders that match such a filter; undefined if there is none. */
function fewOrders({ text, disputed, pending }: OrderFilter, like: (text: string) => SQL, paidWith: (ids: SQL) => SQL) {
  const sets = [
    ...(text ? [text.trim().length < SHORTEST_TEXT ? NOTHING : like(text)] : []),
    ...(disputed ? [paidWith(DISPUTED)] : []),
    ...(pending ? [paidWith(PENDING)] : []),
  ].map((set) => sql`select order_number from (${set}) as found`);
  return sets.length > 0 ? sql.join(sets, sql` intersect `) : undefined;
}
const NOTHING = sql`select null::text as order_number where false`;

/** The condition on the date of the sale, and on the page's cursor. */
function dated({ days, before }: OrderFilter, now: Date, { at, number }: { at: SQL; number: SQL }): SQL {
  const since = days && sql`${at} >= ${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`;
  const older = before && sql`(${at}, ${number}) < (${before.at.toISOString()}::timestamptz, ${before.id})`;
  return sql.join([sql`true`, ...[since, older].flatMap((one) => one || [])], sql` and `);
}

function ticketPage(filter: OrderFilter, now: Date, limit: number): SQL {
  const { eventId, state } = filter;
  const few = fewOrders(
    filter,
    ticketOrdersLike,
    (ids) => sql`select o.order_number from payment p join ticket_order o on o.reservation_id = p.ref::uuid
      where p.kind = 'ticket' and p.id in (${ids})`,
  );
  return sql`
    with few as materialized (${few ?? NOTHING}),
    page as (
      select o.* from ${few ? sql`few join ticket_order o on o.order_number = few.order_number` : sql`ticket_order o`}
      where ${dated(filter, now, { at: sql`o.created_at`, number: sql`o.order_number` })}
        ${eventId ? sql`and o.event_id = ${eventId}::uuid` : sql``} ${state ? sql`and o.status = ${state}` : sql``}
      order by o.created_at desc, o.order_number desc limit ${limit}
    )
    select page.order_number as number, 'tickets' as kind, page.created_at as at, page.full_name as name, page.email,
      page.status as state, page.total_cents as cents, page.currency, event.title as what,
      event.id as "eventId", event.start_at as "startAt",
      event.time_zone_id as "timeZoneId", event.schedule_tbd as "scheduleTbd", money.*,
      (select count(*)::int from ticket t where t.order_number = page.order_number and t.status in ('VALID', 'USED'))
        as pieces
    from page join event on event.id = page.event_id
    cross join lateral (${moneyOf(sql`'ticket'`, sql`page.reservation_id`)}) as money
    order by page.created_at desc, page.order_number desc`;
}

function goodsPage(filter: OrderFilter, now: Date, limit: number): SQL {
  const { state } = filter;
  const few = fewOrders(
    filter,
    goodsOrdersLike,
    (ids) => sql`select g.order_number from payment p join goods_order g on g.purchase_id = p.ref::uuid
      where p.kind = 'shop' and p.id in (${ids})`,
  );
  return sql`
    with few as materialized (${few ?? NOTHING}),
    page as (
      select g.*, b.created_at, b.status, b.cents, b.currency
      from ${few ? sql`few join goods_order g on g.order_number = few.order_number` : sql`goods_order g`}
      join purchase b on b.id = g.purchase_id
      where b.kind = 'shop' and b.status in ('PAID', 'REFUNDED')
        and ${dated(filter, now, { at: sql`b.created_at`, number: sql`g.order_number` })}
        ${state ? sql`and b.status = ${state}` : sql``}
      order by b.created_at desc, g.order_number desc limit ${limit}
    )
    select page.order_number as number, 'goods' as kind, page.created_at as at,
      coalesce(page.address ->> 'name', '') as name, coalesce(page.email, '') as email,
      page.status as state, page.cents, page.currency, page.name as what, null::uuid as "eventId",
      null::timestamptz as "startAt",
      null::text as "timeZoneId", false as "scheduleTbd", money.*,
      (select coalesce(sum(quantity), 0)::int from goods_line l where l.purchase_id = page.purchase_id) as pieces
    from page cross join lateral (${moneyOf(sql`'shop'`, sql`page.purchase_id`)}) as money
    order by page.created_at desc, page.order_number desc`;
}

/** What happened to an order's payment. A second payment of the same seats doesn't count. */
const moneyOf = (kind: SQL, ref: SQL): SQL => sql`
  select coalesce(sum(paid.back), 0)::int as "backCents", coalesce(bool_or(paid.pending), false) as pending,
    coalesce(bool_or(paid.id in (${DISPUTED})), false) as disputed
  from (
    select p.id, sum(r.cents) as back, bool_or(r.reason = 'expired') as surplus,
      bool_or(r.id is not null and r.provider_refund_id is null) as pending
    from payment p left join refund r on r.payment_id = p.id
    where p.kind = ${kind} and p.ref = ${ref}::text group by p.id
  ) as paid where surplus is not true`;
