/** /shows/section/{categoryId} — anyone: one section of nights, with the filters of the tour dates. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../../backend.server";
import { asRow } from "../../domain/shows/night-summaries";
import { nightView } from "../../domain/shows/night-view";
import { sectionView } from "../../domain/shows/show-view";
import { tourChoices } from "../../domain/shows/tour-choices";
import { eventsQuery, MOST_ROWS, tourFilters } from "../../domain/shows/tour-filters";
import { isGuid } from "../../domain/urls/guid";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { malformedId, notFound } from "../../requests/not-found-response";
import { nightsHead } from "../../requests/page-heads";
import { pageMeta } from "../../ui/document/page-meta";
import { keepBehindOverlay } from "../../ui/overlay/keep-behind-overlay";
import { Page } from "../../ui/shell/page";
import { SectionPage } from "../../ui/shows/section-page";

export const handle: TextsHandle = { texts: ["shows", "night"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  if (!isGuid(params.categoryId)) throw malformedId(request);
  const category = await catalogue.category(params.categoryId);
  if (!category) throw notFound(request);

  const section = sectionView(category);
  const filters = { ...tourFilters(new URL(request.url).searchParams), category: section.id };
  const [found, all, { t }] = await Promise.all([
    catalogue.events(eventsQuery(filters)),
    catalogue.events(eventsQuery({ category: section.id, past: filters.past, rows: MOST_ROWS })),
    textsOf(locale),
  ]);
  const view = { locale, now: clock.now() };
  return {
    section,
    list: {
      path: section.href,
      // The path already names the section.
      filters: { ...filters, category: "" },
      nights: found.events.map((event) => asRow(nightView(event, view))),
      total: found.total,
      ...tourChoices(all.events, locale),
    },
    siteName: site.name,
    head: {
      title: t.shows("section.title", { name: section.name }),
      description: section.description,
      canonical: site.url + section.href,
      ...nightsHead(found.events, { site, locale }, { from: filters.from, total: found.total }),
    },
  };
}

export default function Section() {
  const { section, list } = useLoaderData<typeof loader>();
  return (
    <Page>
      <SectionPage section={section} list={list} />
    </Page>
  );
}
