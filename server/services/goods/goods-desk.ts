/** What the office does with goods orders: find, send, refund. */
import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import type { Outbox } from "../../mail/outbox";
import { enqueueMail } from "../../mail/outbox";
import type { Clock } from "../../process/clock";
import type { Db, Store } from "../../store/db";
import { audit, goodsLine, goodsOrder, payment, purchase, refund } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import type { Refunds } from "../refunds";
import { isPurchaseDisputed } from "../refunds/disputed-payments";
import { refundRest } from "../refunds/issue-refund";
import { hasRefunds, isRefundedInFull, leftToRefund } from "../refunds/left-to-refund";
import { auditOf, demandAllowed, type OfficeRefund } from "../refunds/office-refund";
import { ticketsWith } from "./beside-seats/paid-together";
import { type Parcel, parcelLabel } from "./parcel-label";
import { type PiecesBack, refundPieces } from "./refund-pieces";
import { voidRefundedGoods } from "./refunded-goods";

export type GoodsDesk = ReturnType<typeof goodsDesk>;
/** `bought.name` is all products with their options. `rests`: a bank disputes the payment and has not decided. */
export type SoldGoods = {
  order: typeof goodsOrder.$inferSelect;
  bought: typeof purchase.$inferSelect;
  rests: boolean;
};

/** For an order that is sent without a carrier or a tracking number. */
const NO_PARCEL: Parcel = { carrier: "", tracking: "" };

const MOST_FOUND = 200;

/** All of its money has gone back. The order is void only after that, in a transaction of its own. */
const IS_PAID_BACK = sql`exists (
  select 1 from ${payment} paid where paid.kind = 'shop' and paid.ref = ${purchase.id}::text
    and ${hasRefunds(sql`paid.id`)} and ${isRefundedInFull({ id: sql`paid.id`, cents: sql`paid.cents` })})`;

type GoodsDeskDeps = {
  store: Pick<Store, "db">;
  clock: Clock;
  refunds: Pick<Refunds, "send">;
  outbox: Pick<Outbox, "sendOutbox">;
};

export function goodsDesk({ store: { db }, clock, refunds, outbox }: GoodsDeskDeps) {
  const sold = () =>
    db
      .select({ order: goodsOrder, bought: purchase, rests: isPurchaseDisputed(purchase.id) })
      .from(goodsOrder)
      .innerJoin(purchase, eq(purchase.id, goodsOrder.purchaseId));
  const numbered = (orderNumber: string) => eq(goodsOrder.orderNumber, orderNumber.trim().toUpperCase());

  return {
    /** Paid orders that have not been sent, oldest first. */
    toSend: (): Promise<SoldGoods[]> =>
      sold()
        .where(and(eq(purchase.status, "PAID"), isNull(goodsOrder.sentAt), not(isPurchaseDisputed(purchase.id))))
        .orderBy(asc(purchase.createdAt)),

    /** Paid orders by number, or part of the email, the buyer's name or the article; the newest first, at most 200. */
    find(text: string): Promise<SoldGoods[]> {
      const part = `%${text.trim().replace(/[\\%_]/g, "\\$&")}%`;
      return sold()
        .where(
          and(
            inArray(purchase.status, ["PAID", "REFUNDED"]),
            or(
              numbered(text),
              ilike(goodsOrder.email, part),
              ilike(sql`${goodsOrder.address} ->> 'name'`, part),
              ilike(purchase.name, part),
            ),
          ),
        )
        .orderBy(desc(purchase.createdAt))
        .limit(MOST_FOUND);
    },

    /**
     * An order with its lines, payments, refunds and history, and the number of the tickets that were paid for with it;
     * undefined if there is none.
     */
    async order(orderNumber: string) {
      const [row] = await sold().where(numbered(orderNumber));
      if (!row) return undefined;
      const lines = await db
        .select()
        .from(goodsLine)
        .where(eq(goodsLine.purchaseId, row.bought.id))
        .orderBy(asc(goodsLine.position));
      const payments = await db.select().from(payment).where(eq(payment.ref, row.bought.id));
      const back = await db
        .select({ refund })
        .from(refund)
        .innerJoin(payment, eq(payment.id, refund.paymentId))
        .where(eq(payment.ref, row.bought.id))
        .orderBy(asc(refund.createdAt));
      const history = await db
        .select()
        .from(audit)
        .where(eq(audit.entity, row.order.orderNumber))
        .orderBy(asc(audit.at));
      const together = await ticketsWith(db, row.bought.id);
      return { ...row, together, lines, payments, refunds: back.map((one) => one.refund), history };
    },

    /**
     * Marks a paid order as sent and mails the buyer. False if it was sent before, or is unpaid, refunded or disputed.
     */
    async send(orderNumber: string, actor: Actor, parcel: Parcel = NO_PARCEL): Promise<boolean> {
      const label = parcelLabel(orderNumber, parcel);
      const done = await db.transaction((tx) => send(tx, orderNumber, actor, label));
      if (done) await outbox.sendOutbox();
      return done;
    },

    /**
     * Refunds what is left of an order's payment and voids the order; returns the cents, 0 if nothing is left. Throws
     * `Refused` if `deed` doesn't allow it.
     */
    async takeBack(orderNumber: string, actor: Actor, deed?: OfficeRefund): Promise<number> {
      const issued = await db.transaction((tx) => refundGoods(tx, orderNumber, actor, deed));
      if (!issued) return 0;
      await voidRefundedGoods(db, clock.now());
      await refunds.send(issued.id);
      await outbox.sendOutbox();
      return issued.cents;
    },

    /**
     * Refunds some pieces of one line; the rest of the order stays. Returns the cents, 0 if the line has too few pieces
     * left, or the payment too little money. Throws `Refused` if `deed` doesn't allow it.
     */
    async takePiecesBack(orderNumber: string, o: Omit<PiecesBack, "now">): Promise<number> {
      const issued = await db.transaction(async (tx) => {
        const row = await lockedPayment(tx, orderNumber);
        return row && refundPieces(tx, row, { ...o, now: clock.now() });
      });
      if (!issued) return 0;
      await voidRefundedGoods(db, clock.now());
      await refunds.send(issued.id);
      await outbox.sendOutbox();
      return issued.cents;
    },
  };

  /** The order's payment. Everybody who refunds it waits here. */
  async function lockedPayment(tx: Db, orderNumber: string) {
    const [row] = await tx
      .select({ paid: payment, entity: goodsOrder.orderNumber, purchaseId: goodsOrder.purchaseId })
      .from(goodsOrder)
      .innerJoin(payment, eq(payment.ref, sql`${goodsOrder.purchaseId}::text`))
      .where(and(numbered(orderNumber), isNotNull(payment.paymentIntentId)))
      .for("update", { of: payment });
    return row;
  }

  async function send(tx: Db, orderNumber: string, actor: Actor, { carrier, tracking }: Parcel): Promise<boolean> {
    const now = clock.now();
    const [sent] = await tx
      .update(goodsOrder)
      .set({ sentAt: now, carrier: carrier || null, tracking: tracking || null })
      .from(purchase)
      .where(
        and(
          numbered(orderNumber),
          eq(purchase.id, goodsOrder.purchaseId),
          eq(purchase.status, "PAID"),
          isNull(goodsOrder.sentAt),
          not(isPurchaseDisputed(purchase.id)),
          not(IS_PAID_BACK),
        ),
      )
      .returning({ id: goodsOrder.purchaseId, entity: goodsOrder.orderNumber });
    if (!sent) return false;
    await enqueueMail(tx, { cause: `goods_sent:${sent.id}`, template: "goods_sent", ref: sent.id, now });
    await recordAudit(tx, {
      at: now,
      actor,
      action: "goods.sent",
      entity: sent.entity,
      detail: carrier ? { carrier } : {},
    });
    return true;
  }

  async function refundGoods(tx: Db, orderNumber: string, actor: Actor, deed: OfficeRefund | undefined) {
    const now = clock.now();
    const row = await lockedPayment(tx, orderNumber);
    if (!row) return undefined;
    const { paid, entity } = row;
    await demandAllowed(tx, paid, await leftToRefund(tx, paid), deed);
    const issued = await refundRest(tx, paid, { reason: "requested", cause: `goods:${paid.id}`, now });
    if (!issued) return undefined;
    const { why, ...audited } = auditOf(deed);
    const detail = { cents: issued.cents, ...why };
    await recordAudit(tx, { ...audited, at: now, actor, action: "goods.taken_back", entity, detail });
    return issued;
  }
}
