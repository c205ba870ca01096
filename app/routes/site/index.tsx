/** / — anyone: the poster of the next night, in the content-only layout. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../../backend.server";
import { firstNight } from "../../domain/home/home-content";
import { asHero } from "../../domain/shows/night-summaries";
import { nightView } from "../../domain/shows/night-view";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { nightImage } from "../../requests/page-heads";
import { pageMeta } from "../../ui/document/page-meta";
import { coverArt, emptyCoverArt } from "../../ui/index-page/cover-art";
import { EMPTY_COVER, EmptyCover } from "../../ui/index-page/empty-cover";
import { NextNightCover } from "../../ui/index-page/next-night-cover";
import { keepBehindOverlay } from "../../ui/overlay/keep-behind-overlay";
import type { LayoutHandle } from "../../ui/shell/layout";
import { Page } from "../../ui/shell/page";

/** Used if no date is set: among this many nights, one isn't cancelled. */
const NIGHTS_READ = 20;

export const handle: LayoutHandle & TextsHandle = { layout: "content-only", texts: "media" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  const t = (await textsOf(locale)).t.site;
  const [next, coming] = await Promise.all([
    catalogue.nextNight(),
    catalogue.events({ limit: NIGHTS_READ, offset: 0, past: "false" }),
  ]);
  const first = firstNight(next, coming.events);
  const night = first && nightView(first, { locale, now: clock.now() });
  const title = night ? [night.date?.short ?? night.title, night.city].filter(Boolean).join(", ") : t("home.title");
  const description = night?.description || t("home.description", { name: site.name });
  return {
    face: night ? coverArt(night) : emptyCoverArt(EMPTY_COVER.seed, EMPTY_COVER.ink),
    night: night && asHero(night, 1),
    siteName: site.name,
    head: { title, description, canonical: `${site.url}/`, ...(first && nightImage(first)) },
  };
}

export default function Index() {
  const { night, face, siteName } = useLoaderData<typeof loader>();
  return (
    <Page>
      {night ? (
        <NextNightCover night={night} face={face} siteName={siteName} />
      ) : (
        <EmptyCover face={face} siteName={siteName} />
      )}
    </Page>
  );
}
