/** /news/{mediaId} — anyone: one story of the media feed. A malformed id and an unknown id are both 404. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../../backend.server";
import { storyPageView } from "../../domain/media/news-story";
import { isGuid } from "../../domain/urls/guid";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { malformedId, notFound } from "../../requests/not-found-response";
import { newsHead } from "../../requests/page-heads";
import { pageMeta } from "../../ui/document/page-meta";
import { StoryPage } from "../../ui/media/story-page";
import { Page } from "../../ui/shell/page";

/** How many stories we search for neighbors and related stories. This is the catalogue's maximum per request. */
const STORIES_READ = 100;

export const handle: TextsHandle = { texts: "media" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  const id = params.mediaId ?? "";
  if (!isGuid(id)) throw malformedId(request);
  const [item, feed] = await Promise.all([
    catalogue.mediaItem(id),
    catalogue.mediaFeed({ limit: STORIES_READ, offset: 0 }),
  ]);
  if (!item) throw notFound(request);

  const page = storyPageView(item, feed.dataItems, { locale, now: clock.now() });
  const { title, excerpt, href } = page.story;
  const head = { title, description: excerpt, canonical: `${site.url}${href}` };
  return { page, siteName: site.name, head: { ...head, ...(await newsHead(item, { site, locale })) } };
}

export default function News() {
  const { page, head } = useLoaderData<typeof loader>();
  return (
    <Page>
      <StoryPage page={page} url={head.canonical} />
    </Page>
  );
}
