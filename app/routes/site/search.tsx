/** /search — anyone: everything on the site that contains the words of `?text=`. */
import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Backend } from "../../../server/backend/backend";
import { backend } from "../../backend.server";
import { SEARCH_PATH } from "../../domain/search/search-path";
import { type Suggestion, searchAsked, searchRow, suggestedNight } from "../../domain/search/search-view";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { pageHeaders } from "../../page-headers";
import { pageMeta } from "../../ui/document/page-meta";
import { SearchPage } from "../../ui/search/search-page";
import { Page } from "../../ui/shell/page";

const NIGHTS_SUGGESTED = 4;

export const handle: TextsHandle = { texts: "search" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const headers = pageHeaders();
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await backend({ request, context });
  const { locale, site } = opened;
  const t = (await textsOf(locale)).t.search;
  const { text, after } = searchAsked(new URL(request.url).searchParams);
  const page = {
    siteName: site.name,
    head: {
      title: text ? t("titleFor", { text }) : t("title"),
      description: t("description"),
      canonical: site.url + SEARCH_PATH,
      noindex: true,
    },
  };
  const found = text ? await results(opened, text, after) : undefined;
  const rows = found?.rows.length ?? 0;
  const search = {
    text,
    further: after !== undefined,
    ...found,
    suggested: rows === 0 ? await suggestions(opened) : [],
  };
  if (found?.problem !== "tooMany") return data({ ...page, search });
  return data({ ...page, search }, { status: 429, headers: opened.limits.retryAfterOf("search") });
}

async function results({ catalogue, limits, locale, visitor }: Backend, text: string, after: string | undefined) {
  const nothing = { rows: [], next: null };
  if (!(await limits.allow("search", `address:${visitor.address}`))) return { ...nothing, problem: "tooMany" as const };
  const found = await catalogue.search({ text, limit: 20, after });
  if (!found) return { ...nothing, problem: "away" as const };
  return { rows: found.hits.map((hit) => searchRow(hit, locale)), next: found.next, problem: undefined };
}

/** What most visitors come for: the next shows and the champions. */
async function suggestions({ catalogue }: Backend): Promise<Suggestion[]> {
  const [{ events }, champions] = await Promise.all([
    catalogue.events({ limit: NIGHTS_SUGGESTED, offset: 0, past: "false" }),
    catalogue.champions(),
  ]);
  return [
    ...events.map(suggestedNight),
    ...champions.map(({ id, data: { ringName } }) => ({ to: `/wrestlers/${id}`, text: ringName, canceled: false })),
  ];
}

export default function Search() {
  return (
    <Page>
      <SearchPage {...useLoaderData<typeof loader>().search} />
    </Page>
  );
}
