/** A list of nights as its page shows it: the page's rows and the filters' options. */
import type { Backend } from "../../server/backend/backend";
import type { CatalogueEvent } from "../../server/services/catalogue/catalogue-event";
import type { SectionView } from "../domain/shows/show-view";
import { cityChoices, monthChoices, sectionChoices } from "../domain/shows/tour-choices";
import { eventsQuery, MOST_ROWS, type TourFilters } from "../domain/shows/tour-filters";
import { tourRows, weekMonths } from "../domain/shows/tour-rows";

type TourBackend = Pick<Backend, "catalogue" | "clock" | "locale">;

/** `sections` are all of the site's; the filter offers those with nights. */
export async function tourList(
  { catalogue, clock, locale }: TourBackend,
  filters: TourFilters,
  sections: SectionView[],
) {
  const residencies = groupsWeeks(filters) ? sections.filter(({ kind }) => kind === "residency") : [];
  const others = countedOnce(catalogue, filters);
  const [found, inSections, inCities, inMonths] = await Promise.all([
    catalogue.events(eventsQuery(filters)),
    others({ category: "" }),
    others({ city: "" }),
    others({ month: "" }),
  ]);
  const around = await nightsOfWeeks(catalogue, weekMonths(found.events, residencies, locale));
  const { rows, ahead } = tourRows(
    { nights: found.events, around, residencies, from: filters.from },
    { locale, now: clock.now() },
  );
  return {
    found,
    list: {
      rows,
      total: found.total,
      /** How many nights come after these rows. */
      left: Math.max(0, found.total - filters.from - found.events.length - ahead),
      choices: {
        all: inSections.total,
        sections: sectionChoices(inSections, sections),
        cities: cityChoices(inCities),
        months: monthChoices(inMonths, locale, filters.month),
      },
    },
  };
}

/** Each filter's options count the nights that match the other filters. Without filters, all of them share one list. */
function countedOnce(catalogue: Backend["catalogue"], filters: TourFilters) {
  const read = new Map<string, ReturnType<Backend["catalogue"]["events"]>>();
  return (without: Partial<TourFilters>) => {
    const query = eventsQuery({ ...filters, from: 0, rows: MOST_ROWS, ...without });
    const key = JSON.stringify(query);
    const known = read.get(key) ?? catalogue.events(query);
    read.set(key, known);
    return known;
  };
}

/** The rows of the first upcoming nights, for a page that shows only some of them. */
export async function firstRows(
  { catalogue, clock, locale }: TourBackend,
  nights: CatalogueEvent[],
  sections: SectionView[],
) {
  const residencies = sections.filter(({ kind }) => kind === "residency");
  const around = await nightsOfWeeks(catalogue, weekMonths(nights, residencies, locale));
  return tourRows({ nights, around, residencies, from: 0 }, { locale, now: clock.now() }).rows;
}

/** Past nights and search results are listed singly. */
const groupsWeeks = ({ past, text }: TourFilters) => !past && !text;

async function nightsOfWeeks(
  catalogue: Backend["catalogue"],
  months: { category: string; month: string }[],
): Promise<CatalogueEvent[]> {
  const read = await Promise.all(months.map((one) => catalogue.events(eventsQuery({ ...one, rows: MOST_ROWS }))));
  return read.flatMap(({ events }) => events);
}
