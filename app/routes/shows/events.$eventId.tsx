/** /events/{eventId} — anyone: one night. A malformed id and an unknown id are both 404, with section 2's wording. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../../backend.server";
import { nightViewed } from "../../domain/measured/measured-event";
import { NIGHTS_READ, nightPageView } from "../../domain/shows/night-page-view";
import { isGuid } from "../../domain/urls/guid";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { malformedId, notFound } from "../../requests/not-found-response";
import { eventHead, headAt } from "../../requests/page-heads";
import { pageMeta } from "../../ui/document/page-meta";
import { useMeasured } from "../../ui/measured/use-measured";
import { NightBuyBar } from "../../ui/night/night-buy-bar";
import { NightPage } from "../../ui/night/night-page";
import { Page } from "../../ui/shell/page";

const MOST_SECTIONS = 100;

export const handle: TextsHandle = { texts: ["night", "codes", "follow"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site, tracking } = await backend({ request, context });
  const t = (await textsOf(locale)).t.night;
  const id = params.eventId ?? "";
  if (!isGuid(id)) throw malformedId(request);

  const [event, definitions, coming, categories, shows, broadcasts] = await Promise.all([
    catalogue.event(id),
    catalogue.definitionsToShow(id),
    catalogue.events({ limit: NIGHTS_READ, offset: 0, past: "false" }),
    catalogue.categories({ limit: MOST_SECTIONS, offset: 0 }),
    catalogue.shows(),
    catalogue.payPerViews(),
  ]);
  if (!event) throw notFound(request);

  const read = { event, definitions, coming: coming.events, categories: categories.dataItems, shows, broadcasts };
  const page = nightPageView(read, { locale, now: clock.now(), siteUrl: site.url });
  return {
    page,
    measured: tracking.tagManager && nightViewed(event),
    siteName: site.name,
    head: {
      title: t("title", { title: page.night.title, city: event.location.city }),
      description: page.night.description,
      canonical: page.url,
      ...headAt(request, await eventHead(event, definitions, { site, locale })),
    },
  };
}

export default function EventRoute() {
  const { page, measured } = useLoaderData<typeof loader>();
  useMeasured(measured);
  return (
    <Page bar={page.night.sale === "onSale" && <NightBuyBar night={page.night} />}>
      <NightPage {...page} />
    </Page>
  );
}
