/**
 * What a refund would do, before it is made. Its digest travels in the form: if anything has changed by then, nothing
 * is done.
 */
import { createHash } from "node:crypto";
import { moneyIn } from "../../../../app/domain/office/orders/order-money";
import type { TicketDesk } from "../../box-office/office/ticket-desk";
import type { GoodsDesk } from "../../goods/goods-desk";
import { wordsOf } from "../../goods/goods-lines";
import type { Refunds } from "../../refunds";
import type { PaymentFacts } from "../../refunds/payment-facts";
import type { WaitingDesk } from "../../waiting/waiting-desk";

/** What a member of staff has chosen. */
export type RefundChoice =
  | { kind: "tickets"; ticketNumbers: string[] }
  | { kind: "goodwill"; cents: number }
  | { kind: "pieces"; position: number; pieces: number }
  /** Everything that is left of a goods order. */
  | { kind: "goods" };

export type RefundPreview = PaymentFacts & {
  orderNumber: string;
  choice: RefundChoice;
  cents: number;
  currency: string;
  /** What had gone back before, and what we keep after it. */
  backCents: number;
  keptCents: number;
  /** Tickets that stop scanning. */
  tickets: { number: string; placeId: string | undefined }[];
  /** Tickets of this order that keep working. */
  ticketsLeft: number;
  /** Tickets that keep working and block the refund: another fan may be paying a price that would change. */
  blockedBy: string[];
  /** Tickets that stop scanning, which another fan may be paying for. */
  beingBought: string[];
  /** How many wait for seats of that night. */
  waiting: number;
  /** Articles that come back, and whether they go on sale again. */
  articles: string[];
  restocked: boolean;
  /** Where the mail goes, in which language. Undefined if we have no address. */
  mail: { to: string; locale: string; title: string } | undefined;
  /** A bank disputes the payment, so the money waits. */
  disputed: boolean;
  digest: string;
};

const NOT_BOUGHT = { blockedBy: [], beingBought: [] };

type PreviewDeps = {
  tickets: Pick<TicketDesk, "order" | "refundOf">;
  goods: Pick<GoodsDesk, "order">;
  waiting: Pick<WaitingDesk, "entries">;
  refunds: Pick<Refunds, "paidWith">;
};

export function refundPreviews({ tickets, goods, waiting, refunds }: PreviewDeps) {
  /** Undefined if the order has nothing of what was chosen. */
  return async function preview(orderNumber: string, choice: RefundChoice): Promise<RefundPreview | undefined> {
    const facts =
      choice.kind === "tickets" || choice.kind === "goodwill"
        ? await ofTickets(orderNumber, choice)
        : await ofGoods(orderNumber, choice);
    if (!facts) return undefined;
    const { paymentIntentId, ...shown } = facts;
    const { waiting: _, ...decided } = shown;
    const digest = createHash("sha256").update(JSON.stringify(decided)).digest("base64url");
    return { ...shown, ...(await refunds.paidWith(paymentIntentId)), digest };
  };

  async function ofTickets(orderNumber: string, choice: Extract<RefundChoice, { kind: "tickets" | "goodwill" }>) {
    const order = await tickets.order(orderNumber);
    if (!order) return undefined;
    const { paid, backCents, leftCents } = moneyIn(order);
    const valid = order.tickets.filter(({ status }) => status === "VALID");
    const chosen = choice.kind === "tickets" ? choice.ticketNumbers : [];
    const gone = valid.filter(({ ticketNumber }) => chosen.includes(ticketNumber));
    if (gone.length < chosen.length || (choice.kind === "tickets" && gone.length === 0)) return undefined;
    if (choice.kind === "goodwill" && (choice.cents < 1 || choice.cents > leftCents)) return undefined;
    const { cents: asked, ...bought } =
      choice.kind === "tickets" ? await tickets.refundOf(order, chosen) : { ...NOT_BOUGHT, cents: choice.cents };
    const cents = Math.min(asked, leftCents);
    const waits = gone.length > 0 ? await waiting.entries(order.eventId) : [];
    return {
      ...{ orderNumber: order.orderNumber, choice, cents, currency: order.currency, backCents },
      ...bought,
      keptCents: leftCents - cents,
      tickets: gone.map(({ ticketNumber, seatWords }) => ({ number: ticketNumber, placeId: seatWords?.placeId })),
      ticketsLeft: valid.length - gone.length,
      waiting: waits.filter(({ status }) => status === "WAITING").length,
      articles: [],
      restocked: false,
      mail: order.email && cents > 0 ? { to: order.email, locale: order.locale, title: order.eventTitle } : undefined,
      disputed: order.rests,
      paymentIntentId: paid?.paymentIntentId,
    };
  }

  async function ofGoods(orderNumber: string, choice: Extract<RefundChoice, { kind: "pieces" | "goods" }>) {
    const sold = await goods.order(orderNumber);
    if (sold?.bought.status !== "PAID") return undefined;
    const { paid, backCents, leftCents } = moneyIn(sold);
    const back = sold.lines.flatMap((line) => {
      const left = line.quantity - line.refunded;
      if (choice.kind === "goods") return left > 0 ? { ...line, quantity: left } : [];
      const fits = line.position === choice.position && choice.pieces >= 1 && choice.pieces <= left;
      return fits ? { ...line, quantity: choice.pieces } : [];
    });
    const asked = back.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
    const cents = choice.kind === "goods" ? leftCents : asked;
    if (back.length === 0 || cents < 1 || cents > leftCents) return undefined;
    const { email, locale, name, sentAt } = sold.order;
    return {
      ...{ orderNumber: sold.order.orderNumber, choice, cents, currency: sold.bought.currency, backCents },
      ...NOT_BOUGHT,
      keptCents: leftCents - cents,
      tickets: [],
      ticketsLeft: 0,
      waiting: 0,
      articles: back.map(wordsOf),
      restocked: sentAt === null,
      mail: email ? { to: email, locale, title: name } : undefined,
      disputed: sold.rests,
      paymentIntentId: paid?.paymentIntentId,
    };
  }
}
