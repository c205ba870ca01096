/** A fan's purchases in their profile: tickets, broadcasts and goods, split into upcoming and past. */

import type { PayPerView } from "../../../server/services/catalogue/pay-per-view";
import type { PaidPurchase } from "../../../server/services/customers/paid-purchases";
import { BILL_ZONE, billDate } from "../billing/bill-date";
import { amount } from "../format/money-format";
import { type ZonedDates, zonedDates } from "../format/zoned-dates";
import { broadcastZone, isUndated } from "../pay-per-view/pay-per-view-card";
import type { GoodsOrder } from "../shop/goods-order-view";
import type { BookedNight } from "../tickets/ticket-view";

type PurchaseSummary = {
  id: string;
  title: string;
  /** Undefined while the new date of its night isn't known. */
  date: Pick<ZonedDates, "parts"> | undefined;
  dateTime: string | undefined;
  /** Date of the purchase. */
  bought: string;
  /** Amount paid. */
  paid: string;
  refunded: boolean;
  /** A refund was sent back by the bank. */
  returned: boolean;
  /** Amount of a partial refund. */
  back: string | undefined;
};

export type OrderView =
  | ({ kind: "tickets" } & BookedNight)
  /** `watch`: it can be watched now. */
  | ({ kind: "home"; watch: boolean } & PurchaseSummary)
  | ({ kind: "goods"; number: string } & PurchaseSummary);

type SortableOrder = { order: OrderView; ahead: boolean; at: number };

/** `next` and `past` are nights with tickets. `broadcasts` and `goods` hold details of the other purchases, by id. */
export function ordersView(
  { next, past }: { next: BookedNight[]; past: BookedNight[] },
  bought: PaidPurchase[],
  { broadcasts, goods }: { broadcasts: Map<string, PayPerView>; goods: Map<string, GoodsOrder> },
  locale: string,
): { ahead: OrderView[]; behind: OrderView[] } {
  const tickets = (nights: BookedNight[], ahead: boolean): SortableOrder[] =>
    nights.map((night) => ({ order: { kind: "tickets", ...night }, ahead, at: night.at }));
  const others = bought.flatMap((one): SortableOrder[] => {
    if (one.kind === "night") return [homeView(one, broadcasts.get(one.of), locale)];
    return one.kind === "goods" ? [goodsView(one, goods.get(one.of), locale)] : [];
  });
  const all = [...tickets(next, true), ...tickets(past, false), ...others].sort((a, b) => a.at - b.at);
  return {
    ahead: all.filter(({ ahead }) => ahead).map(({ order }) => order),
    behind: all
      .filter(({ ahead }) => !ahead)
      .reverse()
      .map(({ order }) => order),
  };
}

function homeView(one: PaidPurchase, broadcast: PayPerView | undefined, locale: string): SortableOrder {
  const dateTime = broadcast?.liveStart ?? one.created;
  const zone = broadcast ? broadcastZone(broadcast) : BILL_ZONE;
  const state = broadcast?.state ?? "closed";
  const when = broadcast && isUndated(broadcast) ? undefined : { dateTime, zone };
  const paid = paidOf(one, one.of, when, locale);
  return {
    order: { kind: "home", watch: !paid.refunded && (state === "live" || state === "replay"), ...paid },
    ahead: !paid.refunded && state !== "closed",
    at: Date.parse(dateTime),
  };
}

/** Goods on their way have no date of their own, so they follow everything that has one. */
function goodsView(one: PaidPurchase, order: GoodsOrder | undefined, locale: string): SortableOrder {
  const ahead = order?.state === "sending" && order.shipping;
  return {
    order: {
      kind: "goods",
      number: one.number ?? "",
      ...paidOf(one, one.of, { dateTime: one.created, zone: BILL_ZONE }, locale),
    },
    ahead,
    at: ahead ? Number.MAX_SAFE_INTEGER : Date.parse(one.created),
  };
}

function paidOf(
  one: PaidPurchase,
  id: string,
  when: { dateTime: string; zone: string } | undefined,
  locale: string,
): PurchaseSummary {
  const date = when && zonedDates(new Date(when.dateTime), when.zone, locale);
  const refunded = one.backCents + one.returnedCents >= one.cents;
  return {
    id,
    title: one.title,
    date: date && { parts: date.parts },
    dateTime: when?.dateTime,
    bought: billDate(one.created, locale),
    paid: amount(one.cents, one.currency, locale),
    refunded,
    returned: one.returnedCents > 0,
    back: one.backCents > 0 && !refunded ? amount(one.backCents, one.currency, locale) : undefined,
  };
}
