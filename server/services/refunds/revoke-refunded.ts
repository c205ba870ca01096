/** Revokes what was bought with money that has been refunded. */
import { sql } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { entitlement, payment, purchase } from "../../store/schema";
import { voidRefundedGoods } from "../goods/refunded-goods";
import type { BillingDeps } from "../payments/billing-types";
import { hasRefunds, isRefundedInFull } from "./left-to-refund";

/** Revokes everything whose payment was refunded in full. Repeated calls have no further effect. */
export function revokingRefunded({ store: { db }, clock }: Pick<BillingDeps, "store" | "clock">) {
  return async function revokeRefunded(tx: Db = db): Promise<void> {
    await tx.execute(sql`
      with gone as (
        update ${entitlement} e set revoked_at = ${clock.now().toISOString()}::timestamptz, revoke_reason = 'refunded'
        from ${payment} p
        where e.payment_id = p.id and ${hasRefunds(sql`p.id`)} and (e.revoked_at is null or e.revoke_reason = 'disputed')
          and ${isRefundedInFull({ id: sql`p.id`, cents: sql`p.cents` })}
        returning p.ref)
      update ${purchase} set status = 'REFUNDED' from gone where ${purchase.id} = gone.ref::uuid`);
    await voidRefundedGoods(tx, clock.now());
  };
}
