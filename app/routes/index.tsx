/** / — anyone: the poster of the next night, content-only. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../backend.server";
import { eventView } from "../domain/event-view";
import { firstNight } from "../domain/home-content";
import { asBill } from "../domain/night-row";
import { keepPageBehindOverlay } from "../framework/keep-page-behind-overlay";
import { textsOf } from "../i18n/texts";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import type { LayoutHandle } from "../ui/shell/layout";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";
import { Night } from "../ui/site/night";
import { nightFace, noNightFace } from "../ui/site/night-face";
import { NO_NIGHT, NoNight } from "../ui/site/no-night";
import { nightImage } from "./heads";

/** Among so many there is one that takes place, while every date is open. */
const NIGHTS_READ = 20;

export const handle: LayoutHandle & TextsHandle = { layout: "content-only", texts: "media" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  const t = (await textsOf(locale)).t.site;
  const [next, coming] = await Promise.all([
    catalogue.nextNight(),
    catalogue.events({ limit: NIGHTS_READ, offset: 0, past: "false" }),
  ]);
  const first = firstNight(next, coming.events);
  const night = first && eventView(first, { locale, now: clock.now() });
  const title = night ? [night.date?.short ?? night.title, night.city].filter(Boolean).join(", ") : t("home.title");
  const description = night?.description || t("home.description", { name: site.name });
  return {
    face: night ? nightFace(night) : noNightFace(NO_NIGHT.seed, NO_NIGHT.ink),
    night: night && asBill(night, 1),
    siteName: site.name,
    head: { title, description, canonical: `${site.url}/`, ...(first && nightImage(first)) },
  };
}

export default function Index() {
  const { night, face, siteName } = useLoaderData<typeof loader>();
  return (
    <Page>
      {night ? <Night night={night} face={face} siteName={siteName} /> : <NoNight face={face} siteName={siteName} />}
    </Page>
  );
}
