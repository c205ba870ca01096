/** /shows — anyone: the shows, the sections, and a link to past nights. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../../backend.server";
import { sectionView, showView } from "../../domain/shows/show-view";
import { eventsQuery, tourFilters } from "../../domain/shows/tour-filters";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { pageMeta } from "../../ui/document/page-meta";
import { keepBehindOverlay } from "../../ui/overlay/keep-behind-overlay";
import { Page } from "../../ui/shell/page";
import { ShowsPage } from "../../ui/shows/shows-page";

const MOST_SECTIONS = 100;
/** Enough to find one that has a date and isn't cancelled. */
const NIGHTS_READ = 5;

export const handle: TextsHandle = { texts: "shows" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  const { t } = await textsOf(locale);
  const { text } = tourFilters(new URL(request.url).searchParams);
  const [shows, sections, past] = await Promise.all([
    text ? [] : catalogue.shows(),
    catalogue.categories({ limit: MOST_SECTIONS, offset: 0, text: text || undefined }),
    catalogue.events(eventsQuery({ past: true, rows: 1 })),
  ]);
  const coming = await Promise.all(
    shows.map(({ slug }) => catalogue.events({ ...eventsQuery({ rows: NIGHTS_READ }), show: slug })),
  );
  const view = { locale, now: clock.now() };
  return {
    page: {
      shows: shows.map((show, i) => {
        const next = coming[i]?.events.find(({ scheduling }) => scheduling.config.startDate === show.nextDate);
        return showView(show, next, view);
      }),
      sections: sections.dataItems.map(sectionView),
      text,
      pastNights: past.total,
    },
    siteName: site.name,
    head: { title: t.shows("title"), description: t.shows("description"), canonical: `${site.url}/shows` },
  };
}

export default function Shows() {
  return (
    <Page>
      <ShowsPage {...useLoaderData<typeof loader>().page} />
    </Page>
  );
}
