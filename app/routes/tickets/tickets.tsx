/** /tickets, also at /tour-dates — anyone: upcoming nights by month, with filters; or past nights. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../../backend.server";
import { asRow } from "../../domain/shows/night-summaries";
import { nightView } from "../../domain/shows/night-view";
import { tourChoices } from "../../domain/shows/tour-choices";
import { eventsQuery, MOST_ROWS, tourFilters, tourQuery } from "../../domain/shows/tour-filters";
import { withoutLanguage } from "../../domain/urls/language-address";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { nightsHead } from "../../requests/page-heads";
import { pageMeta } from "../../ui/document/page-meta";
import { pageUnder } from "../../ui/overlay/overlay-path";
import { Page } from "../../ui/shell/page";
import { TourPage } from "../../ui/tour/tour-page";

export const handle: TextsHandle = { texts: "shows" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  const { t } = await textsOf(locale);
  const url = new URL(request.url);
  const filters = tourFilters(url.searchParams);
  const [found, all, categories] = await Promise.all([
    catalogue.events(eventsQuery(filters)),
    catalogue.events(eventsQuery({ past: filters.past, rows: MOST_ROWS })),
    catalogue.categories({ limit: MOST_ROWS, offset: 0 }),
  ]);
  const view = { locale, now: clock.now() };
  const { past } = filters;
  return {
    tour: {
      path: pageUnder(withoutLanguage(url.pathname)),
      filters,
      nights: found.events.map((event) => asRow(nightView(event, view))),
      total: found.total,
      categories: categories.dataItems.map(({ data: { _id, name } }) => ({ id: _id, name })),
      ...tourChoices(all.events, locale),
    },
    siteName: site.name,
    head: {
      title: past ? t.shows("archive.title") : t.site("tour.title"),
      description: past ? t.shows("archive.text") : t.site("tour.description"),
      canonical: `${site.url}/tickets${tourQuery({ past })}`,
      ...nightsHead(found.events, { site, locale }, { from: filters.from, total: found.total }),
    },
  };
}

export default function Tickets() {
  return (
    <Page>
      <TourPage {...useLoaderData<typeof loader>().tour} />
    </Page>
  );
}
