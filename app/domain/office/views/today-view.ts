/** The office's first page: figures, nights and tasks as text. */
import type { BusinessFigures, DayMoney } from "../../../../server/services/office/today/business-figures";
import type { SellingNight } from "../../../../server/services/office/today/next-nights";
import type { OpenTask, TaskKind } from "../../../../server/services/office/today/open-tasks";
import { price } from "../../format/money-format";
import { spokenDateTime, zonedDates } from "../../format/zoned-dates";

const LANGUAGE = "en";
const MINUTE_MS = 60_000;

export type TodayFigures = {
  day: string;
  clock: string;
  zone: string;
  sold: string;
  week: string;
  /** The difference to the same weekday of last week at this time. */
  difference: number;
  held: string;
  paying: number;
  members: string;
  joined: number;
  left: number;
};

export function figuresView(figures: BusinessFigures, now: Date): TodayFigures {
  const { long, time, zone } = zonedDates(now, figures.timeZone, LANGUAGE);
  return {
    day: long.replace(/, \d{4}$/, ""),
    clock: time,
    zone,
    sold: inDigits(figures.soldToday),
    week: inDigits(figures.soldWeek),
    difference: figures.soldToday - figures.soldLastWeekday,
    held: inDigits(figures.held),
    paying: figures.paying,
    members: inDigits(figures.members),
    joined: figures.membersJoined,
    left: figures.membersLeft,
  };
}

/** "$9,846", for each currency. */
export const dayMoneyView = (money: DayMoney[]): { taken: string; refunded: string } => ({
  taken: money.map(({ currency, taken }) => price(taken, currency, LANGUAGE)).join(", ") || "0",
  refunded: money
    .filter(({ refunded }) => refunded > 0)
    .map(({ currency, refunded }) => price(refunded, currency, LANGUAGE))
    .join(", "),
});

export type NightRow = {
  id: string;
  title: string;
  href: string;
  date: string;
  sold: string;
  capacity: string;
  /** Percent of the seats that are sold or held. */
  full: number;
  state: "canceled" | "postponed" | "undated" | "elsewhere" | "none" | "soon" | "soldOut" | "over" | "onSale";
  /** When the sale begins. */
  opens: string;
  waiting: number;
};

export function nightRow(night: SellingNight, now: Date): NightRow {
  const { id, slug, title, capacity, taken, held, waiting, startAt, timeZoneId, scheduleTbd, saleStart } = night;
  return {
    id,
    title,
    href: `/events/${slug}`,
    date: scheduleTbd ? "–" : zonedDates(startAt, timeZoneId, LANGUAGE).short,
    sold: inDigits(Math.max(0, taken - held)),
    capacity: inDigits(capacity),
    full: capacity > 0 ? Math.min(100, Math.round((100 * taken) / capacity)) : 0,
    state: stateOf(night, now),
    opens: saleStart ? spokenDateTime(saleStart, timeZoneId, LANGUAGE) : "",
    waiting,
  };
}

function stateOf(night: SellingNight, now: Date): NightRow["state"] {
  if (night.status === "CANCELED") return "canceled";
  if (night.scheduleTbd) return night.status === "POSTPONED" ? "postponed" : "undated";
  if (night.registrationType === "EXTERNAL") return "elsewhere";
  if (night.registrationType === "NO_REGISTRATION" || night.capacity === 0) return "none";
  if (night.saleStart && night.saleStart > now) return "soon";
  if (night.taken >= night.capacity) return "soldOut";
  return night.saleEnd && night.saleEnd <= now ? "over" : "onSale";
}

export type TaskRow = {
  kind: TaskKind;
  count: number;
  about: string;
  /** "3 days ago", "in 5 hours". */
  since: string;
  href: string;
};

const HREFS: Record<TaskKind, string> = {
  letters: "/office/letters",
  disputes: "/office/money/disputes",
  refundsUnconfirmed: "/office/money",
  refundsReturned: "/office/money/reconcile",
  lateMoney: "/office/money",
  mails: "/office/health#mails",
  stripeEvents: "/office/health",
  goods: "/office/shop",
  parcels: "/office/parcels",
  doorPass: "/office/nights",
  jobs: "/office/health#jobs",
};

export const taskRow = ({ kind, count, since, about = "" }: OpenTask, now: Date): TaskRow => ({
  ...{ kind, count, about, href: HREFS[kind] },
  since: since ? fromNow(since, now) : "",
});

/** "3 days ago", "in 5 hours". */
export function fromNow(at: Date, now: Date): string {
  const minutes = Math.round((at.getTime() - now.getTime()) / MINUTE_MS);
  const format = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "always" });
  if (Math.abs(minutes) < 60) return format.format(minutes, "minute");
  if (Math.abs(minutes) < 48 * 60) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 60 / 24), "day");
}

const inDigits = (value: number) => value.toLocaleString(LANGUAGE);
