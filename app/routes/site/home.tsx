/**
 * /home — anyone: the next night with its card, upcoming nights, posters, wrestlers, news, and what to watch or buy.
 * With a story filter or a page of pictures in the query, also all films, stories and pictures.
 */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import type { Backend } from "../../../server/backend/backend";
import { backend } from "../../backend.server";
import { homeContent, NIGHTS_READ, WRESTLERS_READ } from "../../domain/home/home-content";
import { HIGHLIGHTS_LIMIT } from "../../domain/limits";
import { feedFilter, feedQuery, showsAllMedia } from "../../domain/media/media-feed";
import { POSTS_SHOWN, postsCursor } from "../../domain/media/picture-feed";
import { sectionView } from "../../domain/shows/show-view";
import { MOST_ROWS } from "../../domain/shows/tour-filters";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { homeHead } from "../../requests/page-heads";
import { firstRows } from "../../requests/tour-list";
import { pageMeta } from "../../ui/document/page-meta";
import { HomePage, homeReady } from "../../ui/home/home-page";
import { pictureSrc } from "../../ui/media/picture-src";
import { titleLines } from "../../ui/posters/title-lines";
import { Page } from "../../ui/shell/page";

export const handle: TextsHandle = { texts: "media" };
export const clientLoader = async (args: ClientLoaderFunctionArgs) =>
  (await Promise.all([withTexts(handle.texts)(args), homeReady()]))[0];
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const server = await backend({ request, context });
  const { catalogue, clock, locale, site, visitor } = server;
  const t = (await textsOf(locale)).t.site;
  const { searchParams } = new URL(request.url);
  const filter = feedFilter(searchParams);
  const [first, coming, sections, champions, roster, main, stories, all, broadcasts, plans] = await Promise.all([
    catalogue.nextNight(),
    catalogue.events({ limit: NIGHTS_READ, offset: 0, past: "false" }),
    catalogue.categories({ limit: MOST_ROWS, offset: 0 }),
    catalogue.champions(),
    catalogue.wrestlers({ limit: WRESTLERS_READ, offset: 0, role: "wrestler", status: "active", champions: "false" }),
    catalogue.mainHighlight(),
    catalogue.mediaFeed(feedQuery(filter)),
    showsAllMedia(searchParams) ? allMedia(catalogue, postsCursor(searchParams)) : undefined,
    catalogue.payPerViews(),
    catalogue.premiumPlans(),
  ]);
  const rows = await firstRows(server, coming.events, sections.dataItems.map(sectionView));
  const { signedIn } = visitor;
  const source = { first, coming, rows, champions, main, filter, stories, all, broadcasts, plans, signedIn };
  const description = t("home.description", { name: site.name });
  const film = main && { item: main, thumbnail: pictureSrc(main.data.thumbnail) };
  const home = homeContent({ ...source, roster: roster.dataItems }, { locale, now: clock.now() });
  return {
    home,
    title: home.next && titleLines(home.next.title),
    siteName: site.name,
    head: {
      title: t("home.title"),
      description,
      canonical: `${site.url}/home`,
      ...homeHead(description, film, { site, locale }),
    },
  };
}

async function allMedia(catalogue: Backend["catalogue"], cursor: string | undefined) {
  const [films, oneMore, posts] = await Promise.all([
    catalogue.highlights({ limit: HIGHLIGHTS_LIMIT, offset: 0 }),
    // The main film is one of the newest and is shown separately.
    catalogue.highlights({ limit: 1, offset: HIGHLIGHTS_LIMIT }),
    catalogue.instagramFeed({ limit: POSTS_SHOWN, after: cursor }),
  ]);
  return { highlights: [...films.dataItems, ...oneMore.dataItems], posts, cursor };
}

export default function Home() {
  return (
    <Page>
      <HomePage {...useLoaderData<typeof loader>()} />
    </Page>
  );
}
