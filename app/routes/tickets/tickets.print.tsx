/**
 * /tickets/print — all of the visitor's upcoming tickets, on paper. With ?event={id} only those for one night, and 404
 * if the visitor has none for it.
 */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Backend } from "../../../server/backend/backend";
import { backend } from "../../backend.server";
import { type PaperNightView, paperNightView } from "../../domain/tickets/ticket-night-view";
import type { TicketView } from "../../domain/tickets/ticket-view";
import { isGuid } from "../../domain/urls/guid";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { PRIVATE, pageHeaders } from "../../page-headers";
import { nightsWithTickets } from "../../requests/fan-tickets";
import { nightTickets } from "../../requests/night-tickets";
import { malformedId, notFound } from "../../requests/not-found-response";
import { fanTexts } from "../../requests/title-texts";
import { pageMeta } from "../../ui/document/page-meta";
import type { LayoutHandle } from "../../ui/shell/layout";
import { Page } from "../../ui/shell/page";
import { PrintSheet } from "../../ui/tickets/print-sheet";

export const handle: LayoutHandle & TextsHandle = { layout: "content-only", texts: ["mine", "tickets", "door"] };
export const clientLoader = withTexts(handle.texts);

export const headers = pageHeaders(PRIVATE);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.title, noindex: true }, data.siteName) : [];

export const shouldRevalidate = keepPageBehindOverlay;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const server = await backend({ request, context });
  const t = await fanTexts(server.locale);
  const eventId = new URL(request.url).searchParams.get("event");
  if (eventId === null) {
    const found = await Promise.all((await nightsWithTickets(server)).map((id) => printable(server, id)));
    const nights = found.flatMap((night) => night ?? []);
    return { title: t("tickets.print"), heading: t("tickets.print"), siteName: server.site.name, nights };
  }
  if (!isGuid(eventId)) throw malformedId(request, PRIVATE);
  const night = await printable(server, eventId);
  if (!night) throw notFound(request, PRIVATE);
  const { title } = night.event;
  return {
    title: t("print.title", { title }),
    heading: t("print.heading", { title }),
    siteName: server.site.name,
    nights: [night],
  };
}

type PrintableNight = { event: PaperNightView; tickets: TicketView[] };

/** Undefined if the visitor has no ticket for this night that admits anyone. */
async function printable(server: Backend, eventId: string): Promise<PrintableNight | undefined> {
  const event = await server.catalogue.event(eventId);
  if (!event) return undefined;
  const { night, tiers, tickets } = await nightTickets(server, event);
  const admitting = tickets.filter(({ state }) => state === "valid" || state === "used");
  return admitting.length > 0 ? { event: paperNightView(night, tiers), tickets: admitting } : undefined;
}

export default function PrintTickets() {
  const { heading, nights } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PrintSheet heading={heading} nights={nights} />
    </Page>
  );
}
