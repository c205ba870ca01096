/** What a fan bought, as her profile lists it: nights in the hall, nights at home, and goods; ahead of her or behind. */

import type { PayPerView } from "../../server/services/catalogue/pay-per-view";
import type { PaidPurchase } from "../../server/services/customers/paid-purchases";
import { dateOf, type EventDates, eventDates } from "./event-dates";
import type { GoodsOrder } from "./goods-order-view";
import { amount } from "./money";
import { zoneOf } from "./pay-per-view-card";
import type { NightView } from "./ticket-view";

type Paid = {
  id: string;
  title: string;
  date: Pick<EventDates, "day" | "month" | "weekday">;
  dateTime: string;
  /** When it was bought, and for what. */
  bought: string;
  paid: string;
  refunded: boolean;
  /** A refund of it did not arrive. */
  returned: boolean;
  /** What went back, where it was a part. */
  back: string | undefined;
};

export type OrderView =
  | ({ kind: "tickets" } & NightView)
  /** `watch`: it is on now. */
  | ({ kind: "home"; watch: boolean } & Paid)
  | ({ kind: "goods"; number: string } & Paid);

type Placed = { order: OrderView; ahead: boolean; at: number };

/** A bill has no place, so its days are those of one clock for all. */
const ZONE = "UTC";

/** `next` and `past` are her nights in the hall; the other two say what they know of what was bought. */
export function ordersView(
  { next, past }: { next: NightView[]; past: NightView[] },
  bought: PaidPurchase[],
  { broadcasts, goods }: { broadcasts: Map<string, PayPerView>; goods: Map<string, GoodsOrder> },
  locale: string,
): { ahead: OrderView[]; behind: OrderView[] } {
  const tickets = (nights: NightView[], ahead: boolean): Placed[] =>
    nights.map((night) => ({ order: { kind: "tickets", ...night }, ahead, at: night.at }));
  const others = bought.flatMap((one): Placed[] => {
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

function homeView(one: PaidPurchase, broadcast: PayPerView | undefined, locale: string): Placed {
  const dateTime = broadcast?.liveStart ?? one.created;
  const zone = broadcast ? zoneOf(broadcast) : ZONE;
  const state = broadcast?.state ?? "closed";
  const paid = paidOf(one, one.of, { dateTime, zone }, locale);
  return {
    order: { kind: "home", watch: !paid.refunded && (state === "live" || state === "replay"), ...paid },
    ahead: !paid.refunded && state !== "closed",
    at: Date.parse(dateTime),
  };
}

function goodsView(one: PaidPurchase, order: GoodsOrder | undefined, locale: string): Placed {
  return {
    order: {
      kind: "goods",
      number: one.number ?? "",
      ...paidOf(one, one.of, { dateTime: one.created, zone: ZONE }, locale),
    },
    ahead: order?.state === "sending" && order.shipping,
    at: Date.parse(one.created),
  };
}

function paidOf(one: PaidPurchase, id: string, when: { dateTime: string; zone: string }, locale: string): Paid {
  const { day, month, weekday } = eventDates(new Date(when.dateTime), when.zone, locale);
  const refunded = one.backCents + one.returnedCents >= one.cents;
  return {
    id,
    title: one.title,
    date: { day, month, weekday },
    dateTime: when.dateTime,
    bought: dateOf(new Date(one.created), ZONE, locale),
    paid: amount(one.cents, one.currency, locale),
    refunded,
    returned: one.returnedCents > 0,
    back: one.backCents > 0 && !refunded ? amount(one.backCents, one.currency, locale) : undefined,
  };
}
