/** Takes back some pieces of a paid order: their money goes back, and pieces that were not sent go back in stock. */
import { and, eq } from "drizzle-orm";
import { enqueueMail } from "../../mail/outbox";
import type { Db } from "../../store/db";
import { goodsLine, goodsOrder, purchase } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import { issueRefund } from "../refunds/issue-refund";
import { leftToRefund } from "../refunds/left-to-refund";
import { auditOf, demandAllowed, type OfficeRefund } from "../refunds/office-refund";
import type { PaymentRow } from "../refunds/refund-types";
import { givePieceBack } from "./piece-stock";
import { GOODS_REFUND_MAIL } from "./refunded-goods";

type PaidGoods = { paid: PaymentRow; entity: string; purchaseId: string };
export type PiecesBack = {
  position: number;
  pieces: number;
  actor: Actor;
  deed?: OfficeRefund | undefined;
  now: Date;
};

/** The caller has locked the payment. Undefined if too few pieces or too little money are left to take back. */
export async function refundPieces(
  tx: Db,
  { paid, entity, purchaseId }: PaidGoods,
  { position, pieces, actor, deed, now }: PiecesBack,
): Promise<{ id: string; cents: number } | undefined> {
  const [row] = await tx
    .select({ line: goodsLine, sentAt: goodsOrder.sentAt })
    .from(purchase)
    .innerJoin(goodsOrder, eq(goodsOrder.purchaseId, purchase.id))
    .innerJoin(goodsLine, eq(goodsLine.purchaseId, purchase.id))
    .where(and(eq(purchase.id, purchaseId), eq(purchase.status, "PAID"), eq(goodsLine.position, position)))
    .for("no key update");
  if (!row) return undefined;
  const { line, sentAt } = row;
  const { variantId } = line;
  const refunded = line.refunded + pieces;
  const cents = pieces * line.unitCents;
  const left = await leftToRefund(tx, paid);
  if (pieces < 1 || refunded > line.quantity || cents === 0 || cents > left) return undefined;
  await demandAllowed(tx, paid, cents, deed);

  // The number of pieces that are back by then makes the cause unique.
  const cause = `goods:${paid.id}:${variantId}:${refunded}`;
  const id = await issueRefund(tx, { paymentId: paid.id, cents, reason: "requested", cause, now });
  await tx
    .update(goodsLine)
    .set({ refunded })
    .where(and(eq(goodsLine.purchaseId, purchaseId), eq(goodsLine.variantId, variantId)));
  if (!sentAt) await givePieceBack(tx, purchaseId, variantId, pieces);
  const { why, ...audited } = auditOf(deed);
  const detail = { cents, pieces, variantId, ...why };
  await recordAudit(tx, { ...audited, at: now, actor, action: "goods.pieces_taken_back", entity, detail });
  // The mail about the whole order follows if this was the last of its money.
  const ref = [id, variantId, pieces].join("/");
  if (cents < left) await enqueueMail(tx, { cause: GOODS_REFUND_MAIL + id, template: "goods_part_refund", ref, now });
  return { id, cents };
}
