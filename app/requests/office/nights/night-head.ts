/** The night that a page of the office is about, with the head of the page. */
import { zonedDates } from "../../../domain/format/zoned-dates";
import type { FieldProblem } from "../../../domain/office/nights/night-form-view";
import { nightState } from "../../../domain/office/nights/night-state";
import { NIGHT_TABS, NIGHT_TURNS, type NightHeadView } from "../../../domain/office/nights/night-views";
import { isGuid } from "../../../domain/urls/guid";
import { notFound } from "../../not-found-response";
import type { AtOffice } from "../office";
import { nightDate } from "./night-date";

export type NightAt = NonNullable<Awaited<ReturnType<AtOffice["desk"]["nights"]["night"]>>>;
type HeadedNight = NightAt["night"];

/** Throws a 404 if there is no such night. */
export async function nightAt(
  { desk }: Pick<AtOffice, "desk">,
  { request, params }: { request: Request; params: { eventId?: string | undefined } },
): Promise<NightAt> {
  const found = isGuid(params.eventId) ? await desk.nights.night(params.eventId.toLowerCase()) : undefined;
  if (!found) throw notFound(request);
  return found;
}

/** "Sat, Nov 28, 2026, 7:30 PM". */
export function clockDate(at: Date, timeZoneId: string): string {
  const { short, monthKey, time } = zonedDates(at, timeZoneId, "en");
  return `${short}, ${monthKey.slice(0, "2026".length)}, ${time}`;
}

/** "America/New_York, EST": of a date, as the clocks change. */
export const zoneName = (at: Date, timeZoneId: string): string =>
  `${timeZoneId.replaceAll("_", " ")}, ${zonedDates(at, timeZoneId, "en").zone}`;

export function headOf(night: HeadedNight, { may, clock }: Pick<AtOffice, "may" | "clock">): NightHeadView {
  const state = nightState(night, clock.now());
  const turns = state === "draft" ? [] : NIGHT_TURNS.filter(({ right }) => may(right));
  const to = (path: string) => `/office/nights/${night.id}${path}`;
  return {
    id: night.id,
    title: night.title,
    state,
    date: nightDate(night, clockDate),
    zone: zoneName(night.startAt, night.timeZoneId),
    tabs: NIGHT_TABS.filter(({ right }) => may(right)).map(({ tab, path }) => ({ tab, to: to(path) })),
    turns: turns.map(({ turn, path }) => ({ turn, to: to(path) })),
    asFan: state !== "draft" && state !== "planned",
  };
}

/** What is wrong with a form that has only a few fields, and what was typed. */
export const typedForm = (values: Record<string, string>, problems: Record<string, FieldProblem>) => ({
  values,
  was: {},
  problems,
  clashes: {},
  by: undefined,
});
