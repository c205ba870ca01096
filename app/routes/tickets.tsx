/** /tickets, also at /tour-dates — anyone: every night to come, by month, with filters. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../backend.server";
import { monthTitle } from "../domain/event-dates";
import { eventView } from "../domain/event-view";
import { asRow } from "../domain/home-content";
import { tourFilters } from "../domain/tour-filters";
import { textsOf } from "../i18n/texts";
import { keepBehindOverlay } from "../ui/shell/keep-behind-overlay";
import { pageUnder } from "../ui/shell/overlay-path";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";
import { TourPage } from "../ui/site/tour-page";

export const shouldRevalidate = keepBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  const t = (await textsOf(locale)).t.site;
  const url = new URL(request.url);
  const filters = tourFilters(url.searchParams);
  const [found, cities, months] = await Promise.all([
    catalogue.events({
      limit: filters.rows,
      offset: filters.from,
      past: "false",
      city: filters.city || undefined,
      month: filters.month || undefined,
      text: filters.text || undefined,
    }),
    catalogue.cities(),
    catalogue.months(),
  ]);
  const view = { locale, now: clock.now() };
  return {
    tour: {
      path: pageUnder(url.pathname),
      filters,
      nights: found.events.map((event) => asRow(eventView(event, view))),
      total: found.total,
      cities,
      months: months.map((key) => ({ key, title: monthTitle(key, locale) })),
    },
    siteName: site.name,
    head: { title: t("tour.title"), description: t("tour.description"), canonical: `${site.url}/tickets` },
  };
}

export default function Tickets() {
  return (
    <Page>
      <TourPage {...useLoaderData<typeof loader>().tour} />
    </Page>
  );
}
