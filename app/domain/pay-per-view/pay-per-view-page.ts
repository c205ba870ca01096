/** One night to be watched at home, as its page shows it. What happened stays hidden for as long as it can be watched. */
import type { PayPerView } from "../../../server/services/catalogue/pay-per-view";
import { eventDates } from "../format/zoned-dates";
import { type BoutView, boutView } from "../shows/bout-view";
import { eventView, type Left, leftOf } from "../shows/night-view";
import { isCancelled, opening, type PayPerViewCard, payPerViewCard, type View, zoneOf } from "./pay-per-view-card";

/** Who won, told once nobody can watch it any more. */
export type Result = { order: number; terms: string; winners: string };

export type PayPerViewPage = PayPerViewCard & {
  description: string;
  cancelled: boolean;
  /** "Saturday, November 28, 2026" and "7:30 PM EST": the bell. */
  live: { date: string; time: string };
  /** Until the bell; absent once it has rung. */
  bell: { inMs: number; left: Left } | undefined;
  opens: string;
  /** "12 Dec, 11:59 PM EST"; absent where the replay stays. */
  replayUntil: string | undefined;
  devices: number;
  /** Names of countries in the page's language; absent without a rule. */
  onlyIn: string | undefined;
  notIn: string | undefined;
  /** From the top of the poster, without winners. */
  bouts: BoutView[];
  results: Result[];
  /** The box office of the hall, while seats for the same night are sold here. */
  hallHref: string | undefined;
};

export function payPerViewPage(ppv: PayPerView, view: View): PayPerViewPage {
  const { locale, now } = view;
  const start = new Date(ppv.liveStart);
  const dates = eventDates(start, zoneOf(ppv), locale);
  const night = ppv.event && eventView(ppv.event, view);
  const card = [...(ppv.event?.card ?? [])].sort((a, b) => b.order - a.order);
  const inMs = start.getTime() - now.getTime();
  const cancelled = isCancelled(ppv);

  return {
    ...payPerViewCard(ppv, view),
    description: ppv.description,
    cancelled,
    live: { date: dates.long, time: `${dates.time} ${dates.zone}` },
    bell: inMs > 0 && !cancelled ? { inMs, left: leftOf(inMs) } : undefined,
    opens: opening(ppv, locale),
    replayUntil: ppv.replayUntil ? instant(ppv.replayUntil, zoneOf(ppv), locale) : undefined,
    devices: ppv.maxConcurrent,
    onlyIn: countries(ppv.allowedCountries, locale),
    notIn: countries(ppv.blockedCountries, locale),
    bouts: card.map((bout) => boutView(bout, false)),
    results: ppv.state === "closed" && !cancelled ? card.flatMap(resultOf) : [],
    hallHref: night?.sale === "onSale" ? night.ticketsHref : undefined,
  };
}

function instant(iso: string, zone: string, locale: string): string {
  const { dayMonth, time, zone: name } = eventDates(new Date(iso), zone, locale);
  return `${dayMonth}, ${time} ${name}`;
}

/** "7:30 PM EST, 7:42 PM EST": moments of that evening, in the night's own zone. */
export function timesOf(moments: readonly Date[], ppv: PayPerView, locale: string): string {
  const times = moments.map((at) => eventDates(at, zoneOf(ppv), locale)).map(({ time, zone }) => `${time} ${zone}`);
  return new Intl.ListFormat(locale, { type: "unit" }).format(times);
}

/** ISO 3166 codes as a sentence's part: "Canada, Mexico, and United States". An unknown code stays as it is. */
export function countries(codes: readonly string[] | null, locale: string): string | undefined {
  if (!codes || codes.length === 0) return undefined;
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  return new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code));
}

function resultOf(bout: NonNullable<PayPerView["event"]>["card"][number]): Result[] {
  const winners = bout.winner === null ? undefined : bout.sides[bout.winner];
  if (!winners) return [];
  const terms = bout.championship ?? bout.title;
  return [{ order: bout.order, terms, winners: winners.map(({ ringName }) => ringName).join(", ") }];
}
