/** /tickets, also at /tour-dates — anyone: upcoming nights by month, with filters; or past nights. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../../backend.server";
import { nightListed } from "../../domain/measured/measured-event";
import { sectionView } from "../../domain/shows/show-view";
import { MOST_ROWS, tourFilters, tourQuery } from "../../domain/shows/tour-filters";
import { withoutLanguage } from "../../domain/urls/language-address";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { nightsHead } from "../../requests/page-heads";
import { tourList } from "../../requests/tour-list";
import { pageMeta } from "../../ui/document/page-meta";
import { useMeasured } from "../../ui/measured/use-measured";
import { pageUnder } from "../../ui/overlay/overlay-path";
import { Page } from "../../ui/shell/page";
import { TourPage } from "../../ui/tour/tour-page";

export const handle: TextsHandle = { texts: "shows" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const server = await backend({ request, context });
  const { catalogue, locale, site, tracking } = server;
  const { t } = await textsOf(locale);
  const url = new URL(request.url);
  const filters = tourFilters(url.searchParams);
  const categories = await catalogue.categories({ limit: MOST_ROWS, offset: 0 });
  const { found, list } = await tourList(server, filters, categories.dataItems.map(sectionView));
  const { past } = filters;
  return {
    tour: { path: pageUnder(withoutLanguage(url.pathname)), filters, ...list },
    measured: tracking.tagManager && nightListed(found.events, "Tour dates"),
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
  const { measured, tour } = useLoaderData<typeof loader>();
  useMeasured(measured);
  return (
    <Page>
      <TourPage {...tour} />
    </Page>
  );
}
