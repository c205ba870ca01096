/** /shows/section/{categoryId} — anyone: one section of nights, with the filters of the tour dates. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../../backend.server";
import { sectionView } from "../../domain/shows/show-view";
import { tourFilters } from "../../domain/shows/tour-filters";
import { isGuid } from "../../domain/urls/guid";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { malformedId, notFound } from "../../requests/not-found-response";
import { nightsHead } from "../../requests/page-heads";
import { tourList } from "../../requests/tour-list";
import { pageMeta } from "../../ui/document/page-meta";
import { Page } from "../../ui/shell/page";
import { SectionPage } from "../../ui/shows/section-page";

export const handle: TextsHandle = { texts: ["shows", "night"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const server = await backend({ request, context });
  const { catalogue, locale, site } = server;
  if (!isGuid(params.categoryId)) throw malformedId(request);
  const category = await catalogue.category(params.categoryId);
  if (!category) throw notFound(request);

  const section = sectionView(category);
  const filters = { ...tourFilters(new URL(request.url).searchParams), category: section.id };
  const [{ found, list }, { t }] = await Promise.all([tourList(server, filters, [section]), textsOf(locale)]);
  return {
    section,
    // The path already names the section.
    list: {
      ...list,
      path: section.href,
      filters: { ...filters, category: "" },
      choices: { ...list.choices, sections: [] },
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
