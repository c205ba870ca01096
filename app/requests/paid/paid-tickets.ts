/** The page after paying for seats. */
import type { Backend } from "../../../server/backend/backend";
import type { PaidOrder, PrintableTicket } from "../../../server/services/box-office/box-office-types";
import type { OrderDiscount } from "../../../server/services/box-office/orders/order-discount";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { billDate } from "../../domain/billing/bill-date";
import { ticketRefundDeadline } from "../../domain/billing/refund-deadline";
import { CONTENT_LANGUAGE, titleLanguage } from "../../domain/format/content-language";
import { amount } from "../../domain/format/money-format";
import { quantityText } from "../../domain/format/quantity-text";
import { zonedDates } from "../../domain/format/zoned-dates";
import { ticketsMeasured } from "../../domain/measured/measured-event";
import {
  type ArrivalView,
  isNews,
  type NextStep,
  type PaidPage,
  type ReceiptLine,
} from "../../domain/paid/arrival-view";
import { type GoodsOrder, type GoodsOrderView, goodsOrderView } from "../../domain/shop/goods-order-view";
import { type NightView, nightView } from "../../domain/shows/night-view";
import { ticketNightView } from "../../domain/tickets/ticket-night-view";
import { type TicketView, ticketView } from "../../domain/tickets/ticket-view";
import { tierViews } from "../../domain/tickets/tier-view";
import { textsOf } from "../../i18n/texts";
import { inkFor } from "../../ui/art/inks";
import { addOnsFor } from "../seats/add-ons";
import { goodsReceiptLines, goodsStubs } from "./paid-goods";
import { arrivalWord, chargedTexts, type PaidTexts, paidFor, receiptActs, stripSrc, waitingPage } from "./paid-parts";

/** `id` is the reservation's. Undefined if it isn't the visitor's. */
export async function paidTickets(server: Backend, id: string, looks: number): Promise<PaidPage | undefined> {
  const { boxOffice, catalogue, visitor, locale, clock, rememberOrder } = server;
  const back = await boxOffice.returned(visitor, id);
  if (!back) return undefined;
  const { t } = await textsOf(locale);
  const event = await catalogue.event(back.eventId);
  const night = event && nightView(event, { locale, now: clock.now() });
  const seats = `/tickets/event/${back.eventId}`;
  const about = night && paidFor(night, night.date ? [night.date.long, `${night.date.time} ${night.date.zone}`] : []);
  const pickAgain = { label: t.mine("after.pickAgain"), to: seats };
  switch (back.status) {
    case "confirming":
      return waitingPage(t, { path: `/paid/tickets/${id}`, looks, about, text: t.mine("after.confirmingText") });
    case "ended":
      return {
        page: "unpaid",
        title: t.mine("after.ended"),
        about,
        text: t.mine("after.endedText"),
        action: pickAgain,
      };
    case "refunded":
      // The page of a canceled night already explains the refund.
      if (night?.sale === "cancelled") return { page: "elsewhere", to: seats };
      return {
        page: "unpaid",
        title: t.mine("after.refunded"),
        about,
        text: t.mine("after.refundedText"),
        action: pickAgain,
      };
    case "paid": {
      const { orderNumber, key, order } = back;
      if (key) rememberOrder(orderNumber, key);
      const tickets: PaidPage = { page: "elsewhere", to: `/tickets/details/${back.eventId}` };
      if (!order || !event || !night || !isNews(order.created, clock.now())) return tickets;
      if (night.sale === "cancelled" || night.sale === "past") return tickets;
      // The key's cookie arrives only with the next request.
      const holder = key ? { ...visitor, orderKeys: { ...visitor.orderKeys, [orderNumber]: key } } : visitor;
      const all = await boxOffice.tickets(holder, event.id);
      const bought = all.filter((ticket) => ticket.orderNumber === orderNumber);
      const views = await ticketViews(server, t, event, bought);
      const valid = views.filter(({ state }) => state === "valid" || state === "used");
      if (valid.length === 0) return tickets;
      const beside = await server.billing.goodsBeside?.(visitor, id);
      // If the payment was late, the last piece may be sold: the goods were then refunded, and their order says so.
      const goods = beside && { found: beside, order: goodsOrderView(beside, locale), sent: beside.state !== "late" };
      return {
        page: "arrival",
        measured:
          server.tracking.tagManager &&
          purchaseMeasured({ id, night: event, bought, order, goods: goods?.sent ? goods.found : undefined }),
        arrival: {
          ...arrivalOf(server, t, { event, night, bought, valid, views, orderNumber, order, goods }),
          addOns: await addOnsFor(server, event, order.currency),
        },
      };
    }
  }
}

/** The tickets by tier, as bought, and the goods paid for with them. */
function purchaseMeasured(paid: {
  id: string;
  night: CatalogueEvent;
  bought: PrintableTicket[];
  order: PaidOrder;
  goods: GoodsOrder | undefined;
}) {
  const { id, night, bought, order, goods } = paid;
  const lines = [...new Set(bought.map(({ ticketDefinitionId }) => ticketDefinitionId))].flatMap((definitionId) => {
    const some = bought.filter((one) => one.ticketDefinitionId === definitionId);
    const [one] = some;
    return one ? [{ definitionId, name: one.name, quantity: some.length, unitCents: one.priceCents }] : [];
  });
  return ticketsMeasured("purchase", {
    id,
    night,
    lines,
    currency: order.currency,
    totalCents: order.totalCents,
    goods,
  });
}

async function ticketViews(
  { catalogue, locale }: Backend,
  t: PaidTexts,
  event: CatalogueEvent,
  bought: PrintableTicket[],
) {
  const { timeZoneId } = event.scheduling.config;
  const definitions = (await catalogue.definitionsToShow(event.id)) ?? [];
  const tiers = tierViews(definitions, {}, { timeZoneId, locale, currency: bought[0]?.currency ?? "USD" });
  return bought.map((ticket) => ticketView(ticket, tiers, { timeZoneId, locale, seatTexts: t.seat }));
}

type BoughtTickets = {
  event: CatalogueEvent;
  night: NightView;
  bought: PrintableTicket[];
  views: TicketView[];
  /** The valid tickets only. */
  valid: TicketView[];
  orderNumber: string;
  order: PaidOrder;
  /** Goods paid for with the seats. */
  goods: { found: GoodsOrder; order: GoodsOrderView; sent: boolean } | undefined;
};

function arrivalOf(server: Backend, t: PaidTexts, seats: BoughtTickets): ArrivalView {
  const { locale, visitor, boxOffice, site } = server;
  const { night, bought, valid, orderNumber, order } = seats;
  const goods = seats.goods?.sent ? seats.goods.order : undefined;
  const goodsCents = seats.goods?.sent ? seats.goods.found.cents : 0;
  const { id, title, lang, place, city, href, date, dateTime, doors } = night;
  const { calendar, mapUrl } = ticketNightView(night);
  const details = `/tickets/details/${id}`;
  const { stamp, charged, total } = chargedTexts(
    t,
    { cents: order.totalCents + goodsCents, currency: order.currency },
    locale,
  );
  const bell = date && `${date.time} ${date.zone}`;
  return {
    stamp,
    word: arrivalWord(t.paid("word.tickets"), locale),
    heading: `${charged} ${t.paid("heading.tickets", { title })}`,
    inks: inkFor(night.poster.seed, night.poster.ink),
    picture: stripSrc(night),
    when: date && dateTime ? { date: { parts: date.parts }, dateTime } : undefined,
    what: { text: title, lang: titleLanguage(title, lang) },
    where: { text: bell ? t.tickets("buy.where", { place, doors, bell }) : t.tickets("buy.whereOnly", { place }) },
    countdown: undefined,
    action: { label: t.paid("tickets.show"), to: details },
    owned: {
      title: t.paid("tickets.yours"),
      stubs: [
        ...valid.map(({ number, tier, mark, seat }) => ({
          name: seat ? { text: seat.place } : { text: tier, lang: CONTENT_LANGUAGE },
          about: { text: [seat ? tier : t.mine("pass.unreserved"), seat?.entrance].filter(Boolean).join(" · ") },
          number,
          tint: mark?.tint,
          mark: t.paid("tickets.code"),
          to: `${details}#${number}`,
        })),
        ...(goods ? goodsStubs(goods, { t, language: locale, tint: undefined }) : []),
      ],
      ticks: [],
    },
    acts: [
      ...(calendar ? [{ label: t.mine("pass.calendar"), to: calendar, plain: true as const }] : []),
      ...(mapUrl ? [{ label: t.mine("pass.directions"), to: mapUrl, plain: true as const }] : []),
      ...(boxOffice.transfer ? [{ label: t.door("give.title"), to: `${details}#give` }] : []),
      { label: t.mine("print.print"), to: `/tickets/print?event=${id}` },
    ],
    share: { url: site.url + href, title: t.night("mailSubject", { title, city }) },
    mailed: t.paid("mailed", { email: order.email }),
    next: { title: t.paid("next"), steps: steps(server, t, seats) },
    receipt: {
      title: t.mine("tickets.receipt"),
      lines: receiptOf(linesOf(bought, order, locale), goods, locale),
      total,
      notes: [
        t.goods("order.number", { number: orderNumber }),
        ...(seats.goods ? [t.goods("order.number", { number: seats.goods.order.number })] : []),
        ...(seats.goods && !goods ? [t.goods("order.lateText", { price: seats.goods.order.back })] : []),
        t.goods("order.bought", { date: billDate(order.created, locale) }),
      ],
      acts: receiptActs(t, visitor.signedIn, orderNumber),
    },
  };
}

/** Without lines for the seats, the goods' lines wouldn't add up to the total. */
const receiptOf = (seats: ReceiptLine[], goods: GoodsOrderView | undefined, locale: string): ReceiptLine[] =>
  goods && seats.length > 0 ? [...seats, ...goodsReceiptLines(goods, locale)] : goods ? [] : seats;

/** Now, the last day for a refund if the fan can still request one, and the night. */
function steps({ visitor, locale, clock, billing }: Backend, t: PaidTexts, seats: BoughtTickets): NextStep[] {
  const { event, night, views, order } = seats;
  const { config } = event.scheduling;
  const keep = visitor.signedIn
    ? { title: t.paid("tickets.offline"), text: t.paid("tickets.offlineText") }
    : { title: t.paid("tickets.keep"), text: t.mine("tickets.keep") };
  const startAt = new Date(config.startDate);
  const touched = views.some(({ state }) => state !== "valid");
  const moved = Boolean(event.previousStartDate);
  const until = ticketRefundDeadline({ startAt, moved, undated: config.scheduleTbd, touched }, clock.now());
  const refundable = until instanceof Date && visitor.signedIn && billing.giveBack && order.totalCents > 0;
  const last = refundable ? zonedDates(until, config.timeZoneId, locale) : undefined;
  const { date, doors } = night;
  return [
    { at: t.paid("now"), ...keep },
    ...(last
      ? [
          {
            at: last.dayMonth,
            title: t.paid("tickets.refund"),
            text: t.paid("tickets.refundText", { when: `${last.dayMonth}, ${last.time} ${last.zone}` }),
          },
        ]
      : []),
    date
      ? {
          at: date.dayMonth,
          title: t.mine("tickets.times", { doors, bell: date.time }),
          text: t.paid("tickets.doorText"),
        }
      : { at: t.paid("later"), title: t.site("event.dateOpen"), text: t.paid("tickets.doorText") },
  ];
}

/** One line per tier and price. Empty if the fan has transferred tickets, because the lines wouldn't add up. */
function linesOf(bought: PrintableTicket[], order: PaidOrder, locale: string): ReceiptLine[] {
  const groups = new Map<string, PrintableTicket[]>();
  for (const ticket of bought) {
    const key = `${ticket.ticketDefinitionId} ${ticket.priceCents}`;
    groups.set(key, [...(groups.get(key) ?? []), ticket]);
  }
  const sum = bought.reduce((cents, { priceCents }) => cents + priceCents, 0);
  if (sum !== order.totalCents) return [];
  if (order.discount) return discountedLines(order.discount, order.currency, locale);
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const count = more.length + 1;
    return {
      label: { text: quantityText(count, first.name, locale), lang: CONTENT_LANGUAGE },
      amount: amount(count * first.priceCents, order.currency, locale),
    };
  });
}

/** At the prices before the discount. The discount is the last line, under its code. */
function discountedLines({ lines, code, cents }: OrderDiscount, currency: string, locale: string): ReceiptLine[] {
  return [
    ...lines.map(({ name, quantity, listCents }) => ({
      label: { text: quantityText(quantity, name, locale), lang: CONTENT_LANGUAGE },
      amount: amount(quantity * listCents, currency, locale),
    })),
    { label: { text: code }, amount: amount(-cents, currency, locale) },
  ];
}
