/** Turns an order's data into what the office's page shows. */
import type { OrderDesk } from "../../../../server/services/office/orders/order-desk";

import { addressLines } from "../../../domain/format/address-lines";
import { amount } from "../../../domain/format/money-format";
import { spokenDateTime } from "../../../domain/format/zoned-dates";
import { LANGUAGE_NAMES } from "../../../domain/languages";
import { moneyIn } from "../../../domain/office/orders/order-money";
import type { OrderView } from "../../../domain/office/orders/order-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { nightDate } from "../nights/night-date";
import { timelineOf } from "./order-timeline";

type OrderFile = NonNullable<Awaited<ReturnType<OrderDesk["file"]>>>;
type TicketFile = Extract<OrderFile, { kind: "tickets" }>;
type GoodsFile = Extract<OrderFile, { kind: "goods" }>;

/** Goods have no venue, so their times are in this zone. */
const ZONE = "UTC";

export const orderView = (file: OrderFile): OrderView => (file.kind === "tickets" ? ofTickets(file) : ofGoods(file));

function ofTickets({ order, mails, letters }: TicketFile): OrderView {
  const { currency, timeZoneId: zone, discount } = order;
  const t = officeTexts("orders");
  const money = (cents: number) => amount(cents, currency, "en");
  const at = (instant: Date) => spokenDateTime(instant, zone, "en");
  return {
    ...{ number: order.orderNumber, kind: "tickets", state: order.status, disputed: order.rests },
    pending: isPending(order),
    ...{ name: order.fullName, email: order.email, hasAccount: order.userId !== null },
    language: LANGUAGE_NAMES[order.locale] ?? order.locale,
    what: `${order.eventTitle}, ${nightDate(order, at)}`,
    together: order.together,
    tickets: order.tickets.map((one) => ({
      number: one.ticketNumber,
      seat: one.seatWords?.placeId ?? "",
      tier: one.name,
      guest: one.guestFullName,
      holder: one.holderEmail ?? undefined,
      price: money(one.priceCents),
      state: one.status,
      scanned: one.checkedInAt ? { at: at(one.checkedInAt), by: one.checkedInBy ?? "" } : undefined,
    })),
    ...{ articles: [], address: [], sent: undefined },
    money: moneyLines(
      order,
      money,
      discount && { label: t("order.discount", { code: discount.code }), cents: discount.cents },
    ),
    letters: letters.map(({ id, subject, createdAt }) => ({ id, subject, when: at(createdAt) })),
    timeline: timelineOf({ ...order, mails }, zone),
    refundable: order.tickets.some(({ status }) => status === "VALID") || moneyIn(order).leftCents > 0,
  };
}

function ofGoods({ sold, mails, letters }: GoodsFile): OrderView {
  const { order, bought, lines } = sold;
  const money = (cents: number) => amount(cents, bought.currency, "en");
  const at = (instant: Date) => spokenDateTime(instant, ZONE, "en");
  return {
    ...{ number: order.orderNumber, kind: "goods", disputed: sold.rests, pending: isPending(sold) },
    state: bought.status === "REFUNDED" ? "REFUNDED" : "PAID",
    ...{ name: order.address?.name ?? "", email: order.email ?? "", hasAccount: bought.userId !== null },
    language: LANGUAGE_NAMES[order.locale] ?? order.locale,
    what: order.name,
    together: sold.together,
    tickets: [],
    articles: lines.map(({ position, name, choices, quantity, refunded, unitCents }) => ({
      position,
      name: [name, ...Object.values(choices)].join(", "),
      pieces: quantity,
      takenBack: refunded,
      price: money(unitCents),
    })),
    address: order.address ? addressLines(order.address, "en") : [],
    sent: order.sentAt ? at(order.sentAt) : undefined,
    money: moneyLines(sold, money),
    letters: letters.map(({ id, subject, createdAt }) => ({ id, subject, when: at(createdAt) })),
    timeline: timelineOf({ ...sold, mails }, ZONE),
    refundable: bought.status === "PAID" && moneyIn(sold).leftCents > 0,
  };
}

type Paid = Parameters<typeof moneyIn>[0];

const isPending = ({ refunds }: { refunds: { providerRefundId: string | null }[] }) =>
  refunds.some(({ providerRefundId }) => providerRefundId === null);

function moneyLines(
  paid: Paid,
  money: (cents: number) => string,
  discount?: { label: string; cents: number },
): OrderView["money"] {
  const t = officeTexts("orders");
  const { paidCents, backCents, leftCents } = moneyIn(paid);
  if (paidCents === 0) return [];
  return [
    ...(discount ? [{ label: discount.label, amount: `−${money(discount.cents)}` }] : []),
    { label: t("order.paid"), amount: money(paidCents), strong: true },
    ...(backCents > 0
      ? [
          { label: t("order.back"), amount: `−${money(backCents)}` },
          { label: t("order.kept"), amount: money(leftCents), strong: true },
        ]
      : []),
  ];
}
