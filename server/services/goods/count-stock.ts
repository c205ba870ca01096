/** Stock that the office counts in or out: always a difference, because pieces are being sold meanwhile. */
import { and, eq, sql } from "drizzle-orm";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { productVariant } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import { isDuplicate } from "../contention";

export type StockDesk = ReturnType<typeof stockDesk>;
type Counting = { variantId: string; by: number; reason: string };
/** `missing`: no such variant, or its pieces aren't counted. `short`: fewer are left than were to be taken out. */
type StockCount = { kind: "counted" | "again" } | { kind: "missing" } | { kind: "short"; remaining: number };

export function stockDesk({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  return {
    /** Adds pieces, or takes some out. A form that is sent twice counts once. */
    async count(
      productId: string,
      { variantId, by, reason }: Counting,
      o: { actor: Actor; deedId: string },
    ): Promise<StockCount> {
      try {
        return await db.transaction(async (tx): Promise<StockCount> => {
          const mine = and(eq(productVariant.id, variantId), eq(productVariant.productId, productId));
          const [before] = await tx.select().from(productVariant).where(mine).for("no key update");
          if (!before || before.remaining === null || before.capacity === null) return { kind: "missing" };
          const after = { remaining: before.remaining + by, capacity: before.capacity + by };
          if (after.remaining < 0) return { kind: "short", remaining: before.remaining };
          await recordAudit(tx, {
            at: clock.now(),
            actor: o.actor,
            action: "goods.counted",
            entity: productId,
            detail: { sku: before.sku, by, reason },
            before: { remaining: before.remaining },
            after: { remaining: after.remaining },
            id: o.deedId,
          });
          await tx
            .update(productVariant)
            .set({
              remaining: sql`${productVariant.remaining} + ${by}`,
              capacity: sql`${productVariant.capacity} + ${by}`,
            })
            .where(mine);
          return { kind: "counted" };
        });
      } catch (error) {
        if (isDuplicate(error, "audit_pkey")) return { kind: "again" };
        throw error;
      }
    },
  };
}
