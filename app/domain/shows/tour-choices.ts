/** What the filters of a list offer: the towns and the months of the nights that it can show. */
import type { Event } from "../../../server/product-api/contract";
import { eventDates, monthTitle } from "../format/zoned-dates";
import { cityOf } from "./night-view";

export type Choices = { cities: string[]; months: { key: string; title: string }[] };

/** Each once: towns by name, months in order. */
export function choicesOf(nights: Event[], locale: string): Choices {
  const cities = new Set(nights.map(({ location }) => cityOf(location)).filter(Boolean));
  const dated = nights.map(({ scheduling: { config } }) => config).filter(({ scheduleTbd }) => !scheduleTbd);
  const months = new Set(dated.map((at) => eventDates(new Date(at.startDate), at.timeZoneId, locale).monthKey));
  return {
    cities: [...cities].sort((a, b) => a.localeCompare(b, "en")),
    months: [...months].sort().map((key) => ({ key, title: monthTitle(key, locale) })),
  };
}
