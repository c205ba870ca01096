/**
 * What the office sees of a fan: what they bought, where they were, what they wrote and agreed to. Never cards,
 * passwords or devices. There is no list of fans: they are found by something that is known of them.
 */
import { and, eq, gt, sql } from "drizzle-orm";
import { FEWEST_LETTERS, MOST_FANS } from "../../../../app/domain/office/fan-search";
import type { Clock } from "../../../process/clock";
import type { Db, Store } from "../../../store/db";
import { follower, ticketOrder } from "../../../store/schema";
import { type Actor, recordAudit } from "../../audit-trail";
import { fanRows } from "./fan-rows";

export type FansDesk = ReturnType<typeof fansDesk>;
type FoundFan = { key: string; email: string; name: string; account: boolean; orders: number };
export type FanRecord = NonNullable<Awaited<ReturnType<FansDesk["fan"]>>>;

/** A fan as one of our keys names them: an account's id, or the address of a guest. */
const isEmail = (key: string) => key.includes("@");

export function fansDesk({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  return {
    /** Fans by part of an email address or a name, or by the id of their account; at most 50. Guests are found, too. */
    async find(text: string): Promise<FoundFan[]> {
      const words = text.trim().toLowerCase();
      if (words.length < FEWEST_LETTERS) return [];
      const part = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
      const { rows } = await db.execute<FoundFan>(sql`
        with seen as (
          select user_id, email, full_name as name, created_at as at, true as bought from ticket_order
          where email like ${part} or lower(full_name) like ${part} or user_id = ${words}
          union all
          select holder_user_id, holder_email, guest_full_name, created_at, false from ticket
          where holder_email like ${part} or holder_user_id = ${words}
            or (holder_email is not null and lower(guest_full_name) like ${part})
          union all
          select purchase.user_id, lower(goods_order.email), goods_order.address ->> 'name', purchase.created_at, true
          from goods_order join purchase on purchase.id = goods_order.purchase_id
          where purchase.status in ('PAID', 'REFUNDED') and (lower(goods_order.email) like ${part}
            or lower(goods_order.address ->> 'name') like ${part} or purchase.user_id = ${words})
          union all
          select user_id, lower(email), trim(first_name || ' ' || last_name), created_at, false from contact
          where lower(email) like ${part} or lower(first_name || ' ' || last_name) like ${part} or user_id = ${words}
          union all
          select user_id, email, null, created_at, false from follower where email like ${part} or user_id = ${words}
          union all
          select user_id, email, null, created_at, false from wait_entry where email like ${part} or user_id = ${words}
          union all
          select user_id, null, null, started_at, false from subscription where user_id = ${words}
        )
        select coalesce(user_id, email) as key, coalesce(max(email), '') as email,
          coalesce((array_agg(name order by at desc) filter (where name <> ''))[1], '') as name,
          bool_or(user_id is not null) as account, count(*) filter (where bought)::int as orders
        from seen where coalesce(user_id, email, '') <> ''
        group by coalesce(user_id, email) order by max(at) desc, key limit ${MOST_FANS}`);
      return rows;
    },

    /** Everything about one fan. Undefined if nothing is known of them. */
    async fan(key: string) {
      const userId = isEmail(key) ? undefined : key;
      const emails = userId === undefined ? [key.toLowerCase()] : await provenEmails(db, userId);
      const rows = fanRows(db, userId, emails);
      const orders = await rows.orders();
      const tickets = await rows.tickets(orders.map(({ order }) => order.orderNumber));
      const purchases = await rows.purchases();
      const memberships = await rows.memberships();
      const letters = await rows.letters();
      const follows = await rows.follows();
      const waiting = await rows.waiting();

      const found = [orders, tickets, purchases, memberships, letters, follows, waiting];
      if (found.every(({ length }) => length === 0)) return undefined;
      const name = orders.find(({ order }) => order.fullName)?.order.fullName;
      const writer = letters.find(({ firstName }) => firstName);
      return {
        userId,
        emails,
        name: name ?? (writer ? `${writer.firstName} ${writer.lastName}`.trim() : ""),
        ...{ orders, tickets, purchases, memberships, follows, waiting },
        letters: letters.filter(({ message }) => message !== ""),
        /** When they last agreed to the newsletter, if they still do. */
        newsletterAt: letters.find(({ newsletterAt }) => newsletterAt)?.newsletterAt ?? undefined,
      };
    },

    /** Records in the history that a member of staff opened the fan's page. */
    async looked(key: string, actor: Actor): Promise<void> {
      const at = clock.now();
      await db.transaction(async (tx) => {
        const personal = isEmail(key) ? { email: key.toLowerCase() } : { userId: key };
        await recordAudit(tx, { at, actor, action: "fan.looked", entity: "fan", detail: {}, personal });
      });
    },
  };
}

/** Addresses that an account has proved to have: its follower's, and those of its orders. */
async function provenEmails(db: Db, userId: string): Promise<string[]> {
  const [followed, ordered] = await Promise.all([
    db.select({ email: follower.email }).from(follower).where(eq(follower.userId, userId)),
    db
      .selectDistinct({ email: ticketOrder.email })
      .from(ticketOrder)
      .where(and(eq(ticketOrder.userId, userId), gt(ticketOrder.email, ""))),
  ]);
  return [...new Set([...followed, ...ordered].map(({ email }) => email))];
}
