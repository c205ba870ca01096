/**
 * /home — anyone: the next night, upcoming nights, the fight card, posters, wrestlers, films, stories and broadcasts.
 */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { backend } from "../../backend.server";
import { homeContent, NIGHTS_READ, WRESTLERS_READ } from "../../domain/home/home-content";
import { HIGHLIGHTS_LIMIT } from "../../domain/limits";
import { feedFilter, feedQuery } from "../../domain/media/media-feed";
import { POSTS_SHOWN, postsCursor } from "../../domain/media/picture-feed";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { homeHead } from "../../requests/page-heads";
import { pageMeta } from "../../ui/document/page-meta";
import { HomePage, homeReady } from "../../ui/home/home-page";
import { pictureSrc } from "../../ui/media/picture-src";
import { keepBehindOverlay } from "../../ui/overlay/keep-behind-overlay";
import { titleLines } from "../../ui/posters/title-lines";
import { Page } from "../../ui/shell/page";

export const handle: TextsHandle = { texts: "media" };
export const clientLoader = async (args: ClientLoaderFunctionArgs) =>
  (await Promise.all([withTexts(handle.texts)(args), homeReady()]))[0];
export const shouldRevalidate = keepBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  const t = (await textsOf(locale)).t.site;
  const { searchParams } = new URL(request.url);
  const filter = feedFilter(searchParams);
  const cursor = postsCursor(searchParams);
  const [first, coming, champions, roster, main, films, oneMore, stories, posts, broadcasts, plans] = await Promise.all(
    [
      catalogue.nextNight(),
      catalogue.events({ limit: NIGHTS_READ, offset: 0, past: "false" }),
      catalogue.champions(),
      catalogue.wrestlers({ limit: WRESTLERS_READ, offset: 0, role: "wrestler", status: "active", champions: "false" }),
      catalogue.mainHighlight(),
      catalogue.highlights({ limit: HIGHLIGHTS_LIMIT, offset: 0 }),
      // The main film is one of the newest and is shown separately.
      catalogue.highlights({ limit: 1, offset: HIGHLIGHTS_LIMIT }),
      catalogue.mediaFeed(feedQuery(filter)),
      catalogue.instagramFeed({ limit: POSTS_SHOWN, after: cursor }),
      catalogue.payPerViews(),
      catalogue.premiumPlans(),
    ],
  );
  const source = {
    ...{ first, coming, champions, main, filter, stories, posts, cursor, broadcasts, plans },
    roster: roster.dataItems,
    highlights: [...films.dataItems, ...oneMore.dataItems],
  };
  const description = t("home.description", { name: site.name });
  const film = main && { item: main, thumbnail: pictureSrc(main.data.thumbnail) };
  const home = homeContent(source, { locale, now: clock.now() });
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

export default function Home() {
  return (
    <Page>
      <HomePage {...useLoaderData<typeof loader>()} />
    </Page>
  );
}
