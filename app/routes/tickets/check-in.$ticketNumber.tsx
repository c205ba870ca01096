/**
 * /check-in/{ticketNumber} — the page behind a ticket's QR code. Anyone may see whether the ticket is valid; a door
 * pass may admit it.
 */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { backend, readForm } from "../../backend.server";
import { codeIn } from "../../domain/door/ticket-code";
import { doorView } from "../../domain/tickets/door-view";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { pageHeaders } from "../../page-headers";
import { notFound } from "../../requests/not-found-response";
import { unknownIntent } from "../../requests/unknown-intent";
import { pageMeta } from "../../ui/document/page-meta";
import { ScanResult } from "../../ui/door/scan-result";
import { Page } from "../../ui/shell/page";

export const headers = pageHeaders({ "Cache-Control": "no-store" });
export const handle: TextsHandle = { texts: "door" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.title, noindex: true }, data.siteName) : [];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { boxOffice, doorPass, locale, site } = await backend({ request, context });
  if (!boxOffice.checkIn) throw notFound(request);
  const { t } = await textsOf(locale, ["door", "seat"]);
  const pass = await doorPass();
  const scanned = await boxOffice.scan(params.ticketNumber ?? "", codeOf(request), pass);
  return { scanned: doorView(scanned, t.seat, locale), pass, title: t.door("title"), siteName: site.name };
}

/**
 * Responds with the result instead of a redirect. The browser asks before a reload posts again, and a second scan shows
 * the first one's result.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { boxOffice, doorPass, locale } = await backend({ request, context });
  if (!boxOffice.checkIn) throw notFound(request);
  const pass = await doorPass();
  // A phone whose pass has expired still sees the ticket's state.
  if (!pass) return data(undefined, 403);
  if ((await readForm(request)).intent !== "letIn") throw unknownIntent();
  const done = await boxOffice.checkIn(pass, params.ticketNumber ?? "", codeOf(request));
  const { t } = await textsOf(locale, ["seat"]);
  return { admitted: done.admitted, ...doorView(done, t.seat, locale) };
}

const codeOf = (request: Request) => codeIn(new URL(request.url).searchParams);

export default function CheckInTicket() {
  const { scanned, pass } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  return (
    <Page>
      <ScanResult scanned={done ?? scanned} admitted={done?.admitted ?? false} label={pass?.label} />
    </Page>
  );
}
