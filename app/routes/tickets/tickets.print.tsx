/** /tickets/print?event={id} — printable tickets, for everyone who may see them on the tickets page. Otherwise 404. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../../backend.server";
import { nightView } from "../../domain/shows/night-view";
import { nightHeading, ticketView } from "../../domain/tickets/ticket-view";
import { isGuid } from "../../domain/urls/guid";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { PRIVATE, pageHeaders } from "../../page-headers";
import { malformedId, notFound } from "../../requests/not-found-response";
import { fanTexts } from "../../requests/title-texts";
import { pageMeta } from "../../ui/document/page-meta";
import { keepBehindOverlay } from "../../ui/overlay/keep-behind-overlay";
import type { LayoutHandle } from "../../ui/shell/layout";
import { Page } from "../../ui/shell/page";
import { PrintSheet } from "../../ui/tickets/print-sheet";

export const handle: LayoutHandle & TextsHandle = { layout: "content-only", texts: ["mine", "tickets", "door"] };
export const clientLoader = withTexts(handle.texts);

export const headers = pageHeaders(PRIVATE);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.title, noindex: true }, data.siteName) : [];

export const shouldRevalidate = keepBehindOverlay;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visitor, catalogue, boxOffice, locale, site, clock } = await backend({ request, context });
  const eventId = new URL(request.url).searchParams.get("event");
  if (!isGuid(eventId)) throw malformedId(request, PRIVATE);
  const event = await catalogue.event(eventId);
  const found = event ? await boxOffice.tickets(visitor, event.id) : [];
  const { timeZoneId } = event?.scheduling.config ?? { timeZoneId: "UTC" };
  const tickets = found
    .map((ticket) => ticketView(ticket, timeZoneId, locale))
    .filter(({ state }) => state === "valid" || state === "used");
  if (!event || tickets.length === 0) throw notFound(request, PRIVATE);

  const view = nightView(event, { locale, now: clock.now() });
  const t = await fanTexts(locale);
  return {
    title: t("print.title", { title: view.title }),
    siteName: site.name,
    event: nightHeading(view),
    address: view.address,
    tickets,
  };
}

export default function PrintTickets() {
  const { event, address, siteName, tickets } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PrintSheet event={event} address={address} siteName={siteName} tickets={tickets} />
    </Page>
  );
}
