/** /shows/pigeon-forge, also at /pigeon-forge and /tickets-pigeon-forge — anyone: the residency and its calendar. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../../backend.server";
import {
  NIGHTS_PER_REQUEST,
  RESIDENCY,
  requestedMonth,
  residencyView,
  residencyZone,
} from "../../domain/shows/residency-view";
import { eventsQuery } from "../../domain/shows/tour-filters";
import { withoutLanguage } from "../../domain/urls/language-address";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { showHead } from "../../requests/page-heads";
import { pageMeta } from "../../ui/document/page-meta";
import { pageUnder } from "../../ui/overlay/overlay-path";
import { Page } from "../../ui/shell/page";
import { NoResidency } from "../../ui/shows/no-residency";
import { ResidencyPage } from "../../ui/shows/residency-page";

export const handle: TextsHandle = { texts: ["shows", "night", "follow"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  const { t } = await textsOf(locale);
  const url = new URL(request.url);
  const view = { locale, now: clock.now() };
  const [show, coming] = await Promise.all([
    catalogue.show(RESIDENCY),
    catalogue.events({ ...eventsQuery({ rows: NIGHTS_PER_REQUEST }), show: RESIDENCY }),
  ]);
  if (!show) {
    const title = t.shows("residency.noneTitle");
    return { residency: undefined, siteName: site.name, head: { title, noindex: true } };
  }

  const zone = residencyZone(show, coming.events);
  const month = requestedMonth(url.searchParams.get("month"), coming.events, zone, view.now);
  const next = coming.events.find(({ registration }) => registration.status === "OPEN_TICKETS") ?? coming.events[0];
  const [inMonth, definitions] = await Promise.all([
    catalogue.events({ ...eventsQuery({ month, rows: NIGHTS_PER_REQUEST }), past: "true", show: RESIDENCY }),
    next ? catalogue.definitionsToShow(next.id) : [],
  ]);
  const residency = residencyView(
    show,
    { month, zone, nights: inMonth.events, ahead: coming.events, definitions },
    view,
  );
  return {
    residency: { path: pageUnder(withoutLanguage(url.pathname)), ...residency },
    siteName: site.name,
    head: {
      title: show.venue ? t.shows("residency.pageTitle", { title: show.title, city: show.venue.city }) : show.title,
      description: show.description,
      canonical: `${site.url}/shows/${RESIDENCY}`,
      ...(await showHead(show, coming.events, `/shows/${RESIDENCY}`, { site, locale })),
    },
  };
}

export default function PigeonForge() {
  const { residency } = useLoaderData<typeof loader>();
  return <Page>{residency ? <ResidencyPage {...residency} /> : <NoResidency />}</Page>;
}
