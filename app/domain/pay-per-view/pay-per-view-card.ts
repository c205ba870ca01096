/** A night to be watched at home, as a list shows it: a poster, a price, and its state in a word. */
import type { PayPerView } from "../../../server/services/catalogue/pay-per-view";
import { price } from "../format/money-format";
import { type EventDates, eventDates, spokenHour } from "../format/zoned-dates";
import { type EventView, eventView } from "../shows/night-view";

export type PayPerViewState = PayPerView["state"];

/** `text` is a key under `badge` of the watch table; `n` and `when` go into it. */
export type StateBadge = {
  kind: "live" | "few" | "soon" | "gone" | "off" | "ok";
  text: "live" | "onSale" | "opens" | "replay" | "replayDays" | "replayHours" | "closed" | "cancelled";
  n?: number;
  when?: string;
};

export type PayPerViewCard = Pick<EventView, "title" | "href" | "poster" | "cast" | "city"> & {
  id: string;
  state: PayPerViewState;
  badge: StateBadge;
  date: Pick<EventDates, "day" | "month" | "weekday" | "dayMonth" | "short">;
  dateTime: string;
  price: string;
  premium: boolean;
};

export type View = { locale: string; now: Date };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const ORDER: readonly PayPerViewState[] = ["live", "onSale", "announced", "replay", "closed"];

/** The hall's zone; a broadcast without a hall has the world's. */
export const zoneOf = (ppv: PayPerView): string => ppv.event?.scheduling.config.timeZoneId ?? "UTC";

export function payPerViewCard(ppv: PayPerView, view: View): PayPerViewCard {
  const night = ppv.event && eventView(ppv.event, view);
  const { day, month, weekday, dayMonth, short } = eventDates(new Date(ppv.liveStart), zoneOf(ppv), view.locale);
  const { seed, layout, ink, kicker } = ppv.poster;
  return {
    id: ppv.id,
    title: ppv.title,
    href: `/pay-per-view/event/${ppv.id}`,
    state: ppv.state,
    badge: badgeOf(ppv, view),
    date: { day, month, weekday, dayMonth, short },
    dateTime: ppv.liveStart,
    city: night?.city ?? "",
    price: price(ppv.priceCents, ppv.currency, view.locale),
    premium: ppv.premiumIncluded,
    poster: { seed, layout, ink, kicker },
    cast: night?.cast ?? [],
  };
}

/** By state, live ones first; within a state as the catalogue orders them. */
export const byState = <T extends { state: PayPerViewState }>(all: T[]): T[] =>
  ORDER.flatMap((state) => all.filter((one) => one.state === state));

/** The one for the stage, which is under way or comes next; none when nothing comes. */
export const onStage = <T extends { state: PayPerViewState }>(all: T[]): T | undefined =>
  byState(all).find(({ state }) => state !== "replay" && state !== "closed");

function badgeOf(ppv: PayPerView, { locale, now }: View): StateBadge {
  switch (ppv.state) {
    case "live":
      return { kind: "live", text: "live" };
    case "onSale":
      return { kind: "ok", text: "onSale" };
    case "announced":
      return { kind: "soon", text: "opens", when: saleDates(ppv, locale).dayMonth };
    case "replay":
      return replayBadge(ppv.replayUntil, now);
    default:
      return isCancelled(ppv) ? { kind: "off", text: "cancelled" } : { kind: "gone", text: "closed" };
  }
}

export const isCancelled = (ppv: PayPerView): boolean => ppv.event?.status === "CANCELED";

const saleDates = (ppv: PayPerView, locale: string) => eventDates(new Date(ppv.saleStart), zoneOf(ppv), locale);

/** "28 Nov, 10 AM EST": when the sale opens, in the night's own zone. */
export function opening(ppv: PayPerView, locale: string): string {
  const { dayMonth, zone } = saleDates(ppv, locale);
  return `${dayMonth}, ${spokenHour(new Date(ppv.saleStart), zoneOf(ppv), locale)} ${zone}`;
}

/** Days are rounded down, so that nobody is promised an evening that is not left. */
function replayBadge(until: string | null, now: Date): StateBadge {
  if (!until) return { kind: "ok", text: "replay" };
  const left = Date.parse(until) - now.getTime();
  if (left < DAY_MS) return { kind: "few", text: "replayHours", n: Math.max(1, Math.floor(left / HOUR_MS)) };
  return { kind: "few", text: "replayDays", n: Math.floor(left / DAY_MS) };
}
