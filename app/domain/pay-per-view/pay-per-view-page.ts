/** A broadcast as its own page shows it. Results stay hidden while the replay can be watched. */
import type { PayPerView } from "../../../server/services/catalogue/pay-per-view";
import { bidiIsolated } from "../format/bidi-isolate";
import type { RenderContext } from "../format/render-context";
import { type TimeLeft, timeLeft } from "../format/time-left";
import { zonedDates } from "../format/zoned-dates";
import { type BoutView, boutView } from "../shows/bout-view";
import { nightView } from "../shows/night-view";
import {
  broadcastZone,
  isCancelled,
  isUndated,
  type PayPerViewCard,
  payPerViewCard,
  saleOpensAt,
} from "./pay-per-view-card";

/** Who won a match; shown only after the replay has closed. */
export type BroadcastResult = { order: number; terms: string; winners: string };

export type PayPerViewPage = PayPerViewCard & {
  description: string;
  cancelled: boolean;
  /** Start of the broadcast: "Saturday, November 28, 2026" and "7:30 PM EST". */
  live: { date: string; time: string };
  /** The time zone of `live`. */
  zone: string;
  /** Time left until the start; undefined once it has started. */
  bell: { inMs: number; left: TimeLeft } | undefined;
  opens: string;
  /** "Dec 12, 11:59 PM EST"; undefined for a replay without an end. */
  replayUntil: string | undefined;
  devices: number;
  /** Country names in the page's language; undefined if there is no restriction. */
  onlyIn: string | undefined;
  notIn: string | undefined;
  /** Main event first, without winners. */
  bouts: BoutView[];
  results: BroadcastResult[];
  /** Ticket page of the same night in the hall, while tickets are on sale here. */
  hallHref: string | undefined;
};

export function payPerViewPage(ppv: PayPerView, view: RenderContext): PayPerViewPage {
  const { locale, now } = view;
  const start = new Date(ppv.liveStart);
  const dates = zonedDates(start, broadcastZone(ppv), locale);
  const night = ppv.event && nightView(ppv.event, view);
  const card = [...(ppv.event?.card ?? [])].sort((a, b) => b.order - a.order);
  const inMs = start.getTime() - now.getTime();
  const cancelled = isCancelled(ppv);

  return {
    ...payPerViewCard(ppv, view),
    description: ppv.description,
    cancelled,
    zone: broadcastZone(ppv),
    live: { date: dates.long, time: `${dates.time} ${dates.zone}` },
    bell: inMs > 0 && !cancelled && !isUndated(ppv) ? { inMs, left: timeLeft(inMs) } : undefined,
    opens: saleOpensAt(ppv, locale),
    replayUntil: ppv.replayUntil ? instant(ppv.replayUntil, broadcastZone(ppv), locale) : undefined,
    devices: ppv.maxConcurrent,
    onlyIn: countries(ppv.allowedCountries, locale),
    notIn: countries(ppv.blockedCountries, locale),
    bouts: card.map((bout) => boutView(bout, false)),
    results: ppv.state === "closed" && !cancelled ? card.flatMap(resultOf) : [],
    hallHref: night?.sale === "onSale" ? night.ticketsHref : undefined,
  };
}

function instant(iso: string, zone: string, locale: string): string {
  const { dayMonth, time, zone: name } = zonedDates(new Date(iso), zone, locale);
  return `${dayMonth}, ${time} ${name}`;
}

/** "7:30 PM EST and 7:42 PM EST": moments during the broadcast, in its time zone. Equal times appear once. */
export function timesOf(moments: readonly Date[], ppv: PayPerView, locale: string): string {
  const times = moments
    .map((at) => zonedDates(at, broadcastZone(ppv), locale))
    .map(({ time, zone }) => bidiIsolated(`${time} ${zone}`, locale));
  return new Intl.ListFormat(locale).format(new Set(times));
}

/** ISO 3166 codes as a list for a sentence: "Canada, Mexico, and United States". Unknown codes stay as they are. */
export function countries(codes: readonly string[] | null, locale: string): string | undefined {
  if (!codes || codes.length === 0) return undefined;
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  return new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code));
}

function resultOf(bout: NonNullable<PayPerView["event"]>["card"][number]): BroadcastResult[] {
  const winners = bout.winner === null ? undefined : bout.sides[bout.winner];
  if (!winners) return [];
  const terms = bout.championship ?? bout.title;
  return [{ order: bout.order, terms, winners: winners.map(({ ringName }) => ringName).join(", ") }];
}
