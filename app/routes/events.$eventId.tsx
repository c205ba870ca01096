/** /events/{eventId} — anyone: one night. An id of the wrong form and an unknown one are both 404, in section 2's words. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../backend.server";
import { eventPageView, NIGHTS_READ } from "../domain/event-page-view";
import { isGuid } from "../domain/guid";
import { keepPageBehindOverlay } from "../framework/keep-page-behind-overlay";
import { textsOf } from "../i18n/texts";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";
import { EventBar } from "../ui/site/event-bar";
import { EventPage } from "../ui/site/event-page";
import { absent, malformed } from "./absent";
import { eventHead } from "./heads";

const MOST_SECTIONS = 100;

export const handle: TextsHandle = { texts: "night" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  const t = (await textsOf(locale)).t.night;
  const id = params.eventId ?? "";
  if (!isGuid(id)) throw malformed(request);

  const [event, definitions, coming, categories, shows, broadcasts] = await Promise.all([
    catalogue.event(id),
    catalogue.definitionsToShow(id),
    catalogue.events({ limit: NIGHTS_READ, offset: 0, past: "false" }),
    catalogue.categories({ limit: MOST_SECTIONS, offset: 0 }),
    catalogue.shows(),
    catalogue.payPerViews(),
  ]);
  if (!event) throw absent(request);

  const read = { event, definitions, coming: coming.events, categories: categories.dataItems, shows, broadcasts };
  const page = eventPageView(read, { locale, now: clock.now(), siteUrl: site.url });
  return {
    page,
    siteName: site.name,
    head: {
      title: t("title", { title: page.night.title, city: event.location.city }),
      description: page.night.description,
      canonical: page.url,
      ...(await eventHead(event, definitions, { site, locale })),
    },
  };
}

export default function EventRoute() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <Page bar={page.night.sale === "onSale" && <EventBar night={page.night} />}>
      <EventPage {...page} />
    </Page>
  );
}
