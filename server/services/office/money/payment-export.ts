/** Payments with the names of who paid, for the owner's bookkeeping. Each download is noted in the history. */
import { sql } from "drizzle-orm";
import type { Clock } from "../../../process/clock";
import type { Store } from "../../../store/db";
import { type Actor, recordAudit } from "../../audit-trail";
import type { MoneySpan } from "./money-sums";

type PaymentRow = {
  at: string;
  order: string;
  what: string;
  name: string;
  email: string;
  currency: string;
  cents: number;
  refunded: number;
  paymentIntentId: string;
};

const iso = (at: Date) => sql`${at.toISOString()}::timestamptz`;

export function paymentExport({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  return {
    exportPayments: ({ from, until }: MoneySpan, actor: Actor): Promise<PaymentRow[]> =>
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<PaymentRow>(sql`
          select to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at,
            coalesce(o.order_number, g.order_number, '') as order, coalesce(e.title, b.name, '') as what,
            coalesce(o.full_name, g.address ->> 'name', '') as name, coalesce(o.email, g.email, '') as email,
            upper(p.currency) as currency, p.cents,
            (select coalesce(sum(r.cents), 0)::int from refund r where r.payment_id = p.id) as refunded,
            coalesce(p.payment_intent_id, '') as "paymentIntentId"
          from payment p
          left join ticket_order o on p.kind = 'ticket' and o.reservation_id = p.ref::uuid
          left join event e on e.id = o.event_id
          left join purchase b on p.kind <> 'ticket' and b.id = p.ref::uuid
          left join goods_order g on g.purchase_id = b.id
          where p.created_at >= ${iso(from)} and p.created_at < ${iso(until)} order by p.created_at, p.id`);
        const detail = { from: from.toISOString(), until: until.toISOString(), rows: rows.length };
        await recordAudit(tx, { at: clock.now(), actor, action: "payment.exported", entity: "payments", detail });
        return rows;
      }),
  };
}
