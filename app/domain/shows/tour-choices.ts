/** The options of the tour filters: the cities and the months of the nights that can be listed. */
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { monthTitle, zonedDates } from "../format/zoned-dates";
import { cityOf } from "./night-view";

type TourChoices = { cities: string[]; months: { key: string; title: string }[] };

/** Cities by name, months in order, no duplicates. */
export function tourChoices(nights: CatalogueEvent[], locale: string): TourChoices {
  const cities = new Set(nights.map(({ location }) => cityOf(location)).filter(Boolean));
  const dated = nights.map(({ scheduling: { config } }) => config).filter(({ scheduleTbd }) => !scheduleTbd);
  const months = new Set(dated.map((at) => zonedDates(new Date(at.startDate), at.timeZoneId, locale).monthKey));
  return {
    cities: [...cities].sort((a, b) => a.localeCompare(b, "en")),
    months: [...months].sort().map((key) => ({ key, title: monthTitle(key, locale) })),
  };
}
