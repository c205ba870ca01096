/** A broadcast as lists show it: poster, price, and a badge for its state. */
import type { PayPerView } from "../../../server/services/catalogue/pay-per-view";
import { wordsOf } from "../format/content-language";
import { price } from "../format/money-format";
import type { RenderContext } from "../format/render-context";
import { spokenHour, type ZonedDates, zonedDates } from "../format/zoned-dates";
import { photoIn, posterPhoto } from "../media/photo";
import { type NightView, nightView } from "../shows/night-view";

export type PayPerViewState = PayPerView["state"];

/** `text` is a key under `badge` of the watch texts, `n` and `when` its values. */
export type BroadcastBadge = {
  kind: "live" | "few" | "soon" | "gone" | "off" | "ok";
  text: "live" | "onSale" | "opens" | "undated" | "replay" | "replayDays" | "replayHours" | "closed" | "cancelled";
  n?: number;
  when?: string;
};

export type PayPerViewCard = Pick<NightView, "lang" | "title" | "href" | "poster" | "cast" | "city"> & {
  photo: NightView["photo"];
  id: string;
  state: PayPerViewState;
  /** Its night was moved, and the new date isn't known yet: `date` is the old one. */
  undated: boolean;
  badge: BroadcastBadge;
  date: Pick<ZonedDates, "parts" | "onPoster" | "short">;
  dateTime: string;
  price: string;
  premium: boolean;
};

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const ORDER: readonly PayPerViewState[] = ["live", "onSale", "announced", "replay", "closed"];

/** The time zone of the hall, or UTC for a broadcast without one. */
export const broadcastZone = (ppv: PayPerView): string => ppv.event?.scheduling.config.timeZoneId ?? "UTC";

export function payPerViewCard(ppv: PayPerView, view: RenderContext): PayPerViewCard {
  const night = ppv.event && nightView(ppv.event, view);
  const { parts, onPoster, short } = zonedDates(new Date(ppv.liveStart), broadcastZone(ppv), view.locale);
  const { seed, layout, ink, kicker } = ppv.poster;
  return {
    ...wordsOf(ppv),
    id: ppv.id,
    title: ppv.title,
    href: `/pay-per-view/event/${ppv.id}`,
    state: ppv.state,
    undated: isUndated(ppv),
    badge: badgeOf(ppv, view),
    date: { parts, onPoster, short },
    dateTime: ppv.liveStart,
    city: night?.city ?? "",
    price: price(ppv.priceCents, ppv.currency, view.locale),
    premium: ppv.premiumIncluded,
    poster: { seed, layout, ink, kicker },
    photo: posterPhoto(photoIn(ppv.poster)),
    cast: night?.cast ?? [],
  };
}

/** Sorted by state, live first, in the catalogue's order within a state. */
export const byState = <T extends { state: PayPerViewState }>(all: T[]): T[] =>
  ORDER.flatMap((state) => all.filter((one) => one.state === state));

/** The broadcast to feature: the live one, else the next one, else undefined. */
export const onStage = <T extends { state: PayPerViewState }>(all: T[]): T | undefined =>
  byState(all).find(({ state }) => state !== "replay" && state !== "closed");

function badgeOf(ppv: PayPerView, { locale, now }: RenderContext): BroadcastBadge {
  switch (ppv.state) {
    case "live":
      return { kind: "live", text: "live" };
    case "onSale":
      return { kind: "ok", text: "onSale" };
    case "announced":
      if (isUndated(ppv)) return { kind: "soon", text: "undated" };
      return { kind: "soon", text: "opens", when: saleDates(ppv, locale).dayMonth };
    case "replay":
      return replayBadge(ppv.replayUntil, now);
    default:
      return isCancelled(ppv) ? { kind: "off", text: "cancelled" } : { kind: "gone", text: "closed" };
  }
}

export const isCancelled = (ppv: PayPerView): boolean => ppv.event?.status === "CANCELED";

export const isUndated = (ppv: PayPerView): boolean =>
  !isCancelled(ppv) && ppv.event?.scheduling.config.scheduleTbd === true;

const saleDates = (ppv: PayPerView, locale: string) => zonedDates(new Date(ppv.saleStart), broadcastZone(ppv), locale);

/** "Nov 28, 10 AM EST": when the sale opens, in the broadcast's time zone. */
export function saleOpensAt(ppv: PayPerView, locale: string): string {
  const { dayMonth, zone } = saleDates(ppv, locale);
  return `${dayMonth}, ${spokenHour(new Date(ppv.saleStart), broadcastZone(ppv), locale)} ${zone}`;
}

/** Days are rounded down, so that the badge never promises more time than is left. */
function replayBadge(until: string | null, now: Date): BroadcastBadge {
  if (!until) return { kind: "ok", text: "replay" };
  const left = Date.parse(until) - now.getTime();
  if (left < DAY_MS) return { kind: "few", text: "replayHours", n: Math.max(1, Math.floor(left / HOUR_MS)) };
  return { kind: "few", text: "replayDays", n: Math.floor(left / DAY_MS) };
}
