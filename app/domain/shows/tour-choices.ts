/** The options of the filters for a list of nights, each with the number of nights it would leave. */
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { monthTitle } from "../format/zoned-dates";
import { cityOf } from "./night-view";
import { dayOfNight } from "./residency-week";
import type { SectionView } from "./show-view";

/** `count` is undefined if the list is too long to count. */
export type Choice = { value: string; label: string; count: number | undefined };

/** The nights to count: those that match all other filters. `total` may be more than were read. */
type NightsToCount = { events: CatalogueEvent[]; total: number };

/** Sections with nights, in the office's order. */
export function sectionChoices(nights: NightsToCount, sections: Pick<SectionView, "id" | "name">[]): Choice[] {
  const counts = tally(nights.events.flatMap(({ categoryIds }) => categoryIds));
  return sections
    .filter(({ id }) => counts.has(id))
    .map(({ id, name }) => ({ value: id, label: name, count: countOf(id, counts, nights) }));
}

/** Cities by name. */
export function cityChoices(nights: NightsToCount): Choice[] {
  const counts = tally(nights.events.map(({ location }) => cityOf(location)));
  return [...counts.keys()]
    .sort((a, b) => a.localeCompare(b, "en"))
    .map((city) => ({ value: city, label: city, count: countOf(city, counts, nights) }));
}

/** Months in order, in each venue's time zone. The `chosen` month is included even if it has no nights. */
export function monthChoices(nights: NightsToCount, locale: string, chosen = ""): Choice[] {
  const counts = tally(nights.events.map((night) => dayOfNight(night)?.slice(0, "2026-12".length) ?? ""));
  if (chosen && !counts.has(chosen)) counts.set(chosen, 0);
  return [...counts.keys()]
    .sort()
    .map((key) => ({ value: key, label: monthTitle(key, locale), count: countOf(key, counts, nights) }));
}

const countOf = (value: string, counts: Map<string, number>, { events, total }: NightsToCount) =>
  total > events.length ? undefined : counts.get(value);

function tally(values: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
