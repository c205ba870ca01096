/**
 * Every refund of ours begins here, as a row in the transaction that decides on it. The row is the debt: `send` asks
 * Stripe after the commit, and the job repeats that until Stripe has answered.
 */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { payment, refund } from "../../store/schema";
import { leftToRefund, refundedCents } from "./left-to-refund";
import type { PaymentRow } from "./refund-types";

type NewRefund = {
  paymentId: string;
  cents: number;
  reason: typeof refund.$inferInsert.reason;
  /** Names the decision, which is refunded once. */
  cause: string;
  now: Date;
  /** Only for money that is back already. */
  providerRefundId?: string;
};

/** Returns the refund's id. Throws if there is a refund with this cause. */
export async function issueRefund(tx: Db, refunding: NewRefund): Promise<string> {
  const row = rowOf(refunding);
  await tx.insert(refund).values(row);
  return row.id;
}

/** Returns the refund's id; undefined if there is a refund with this cause. */
export async function issueRefundOnce(tx: Db, refunding: NewRefund): Promise<string | undefined> {
  const [made] = await tx
    .insert(refund)
    .values(rowOf(refunding))
    .onConflictDoNothing({ target: refund.cause })
    .returning({ id: refund.id });
  return made?.id;
}

/** Refunds everything that is left of a payment, which the caller has locked. Undefined if nothing is left. */
export async function refundRest(
  tx: Db,
  paid: PaymentRow,
  o: Pick<NewRefund, "reason" | "cause" | "now">,
): Promise<{ id: string; cents: number } | undefined> {
  const cents = await leftToRefund(tx, paid);
  if (cents === 0) return undefined;
  return { id: await issueRefund(tx, { ...o, paymentId: paid.id, cents }), cents };
}

/**
 * Refunds everything that is left of these payments, which the caller has locked, in one statement. A payment's cause
 * is `about` with its id. Returns the refunds that were made.
 */
export async function refundRests(
  tx: Db,
  paymentIds: string[],
  { reason, about, now }: Pick<NewRefund, "reason" | "now"> & { about: string },
): Promise<{ id: string; paymentId: string; cents: number }[]> {
  if (paymentIds.length === 0) return [];
  const { rows } = await tx.execute<{ id: string; paymentId: string; cents: number }>(sql`
    insert into ${refund} (id, payment_id, cents, reason, cause, created_at)
    select gen_random_uuid(), paid.id, paid.cents - ${refundedCents(sql`paid.id`)}, ${reason},
      ${`${about}:`}::text || paid.id, ${now.toISOString()}::timestamptz
    from ${payment} paid
    where paid.id = any(${sql.param(paymentIds)}::uuid[]) and paid.cents > ${refundedCents(sql`paid.id`)}
    on conflict (cause) do nothing
    returning id, payment_id as "paymentId", cents`);
  return rows;
}

const rowOf = ({ now, ...row }: NewRefund) => ({ ...row, id: randomUUID(), createdAt: now });
