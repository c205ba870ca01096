/**
 * /waiting-list/entry/{entryId} — an entry of the waiting list, for its fan and anyone with the link in one of its
 * mails. A GET changes nothing, because mail scanners follow links.
 */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { backend, leave, readForm } from "../../backend.server";
import { nightView } from "../../domain/shows/night-view";
import { nightHeading } from "../../domain/tickets/ticket-view";
import { isGuid } from "../../domain/urls/guid";
import { entryCard } from "../../domain/waiting/entry-card";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { PRIVATE, pageHeaders } from "../../page-headers";
import { malformedId, notFound } from "../../requests/not-found-response";
import { answerEntry } from "../../requests/waiting/answer-entry";
import { pageMeta } from "../../ui/document/page-meta";
import { NightHeading } from "../../ui/night/night-heading";
import { Page } from "../../ui/shell/page";
import { EntryCard } from "../../ui/waiting/entry-card";

// Only for responses without a form: under no-referrer, browsers post with "Origin: null".
const SECRET = { ...PRIVATE, "Referrer-Policy": "no-referrer" };

export const handle: TextsHandle = { texts: ["waiting", "tickets"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const headers = pageHeaders(PRIVATE);
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.title, noindex: true }, data.siteName) : [];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { visitor, boxOffice, catalogue, clock, locale, site, rememberOrder } = await backend({ request, context });
  const { entryId } = params;
  if (!isGuid(entryId)) throw malformedId(request, SECRET);
  const query = new URL(request.url).searchParams;
  const key = query.get("key");
  if (key !== null) {
    // The key moves into a cookie, so that it stays out of URLs, history and referrers.
    const known = /^[\w-]{22}$/.test(key) && (await boxOffice.waitEntry(visitor, { entryId, key }));
    if (!known) throw notFound(request, SECRET);
    rememberOrder(entryId, key);
    throw await leave(context, `/waiting-list/entry/${entryId}`, { headers: SECRET });
  }
  const entry = await boxOffice.waitEntry(visitor, { entryId, key: visitor.orderKeys[entryId] });
  const event = entry && (await catalogue.event(entry.eventId));
  if (!entry || !event) throw notFound(request, PRIVATE);
  const view = nightView(event, { locale, now: clock.now() });
  const { waiting: t, seat } = (await textsOf(locale, ["waiting", "seat"])).t;
  return {
    title: t("title", { title: view.title }),
    siteName: site.name,
    event: nightHeading(view),
    entry: entryCard(entry, locale, seat),
    listed: visitor.user
      ? (await boxOffice.waitEntries(visitor, entry.eventId)).some(({ id }) => id === entryId)
      : false,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const server = await backend({ request, context });
  const { entryId } = params;
  if (!isGuid(entryId)) throw malformedId(request);
  const { intent } = await readForm(request);
  return answerEntry(server, context, { intent, entryId, back: `/waiting-list/entry/${entryId}` });
}

export default function WaitEntryRoute() {
  const { event, entry, listed } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <Page>
      <NightHeading event={event} />
      <div className="wrap waiting-list stack">
        <EntryCard entry={entry} listed={listed} refused={refused?.refused} />
      </div>
    </Page>
  );
}
