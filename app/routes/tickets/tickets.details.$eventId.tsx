/**
 * /tickets/details/{eventId} — the visitor's tickets for a night, found by their session or by the key of a guest's
 * order. Otherwise 404.
 */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { backend, leave, readForm } from "../../backend.server";
import { printableLine } from "../../domain/format/printable";
import { zonedDates } from "../../domain/format/zoned-dates";
import { isEmail } from "../../domain/forms/email-address";
import { ticketNightView } from "../../domain/tickets/ticket-night-view";
import type { TicketView } from "../../domain/tickets/ticket-view";
import { isGuid } from "../../domain/urls/guid";
import { returnsView } from "../../domain/waiting/returns-view";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf, useTexts } from "../../i18n/texts";
import { PRIVATE, pageHeaders } from "../../page-headers";
import { nightTickets } from "../../requests/night-tickets";
import { malformedId, notFound } from "../../requests/not-found-response";
import { fanTexts } from "../../requests/title-texts";
import { answerReturn } from "../../requests/waiting/answer-return";
import { walletOffers } from "../../requests/wallet-offers";
import { pageMeta } from "../../ui/document/page-meta";
import { LostTicketsLink } from "../../ui/door/lost-tickets-link";
import { Alert } from "../../ui/forms/alert";
import { ProfileOfGuest } from "../../ui/profile/profile-of-guest";
import { Page } from "../../ui/shell/page";
import { MyTickets } from "../../ui/tickets/my-tickets";
import type { RefusedTransfer } from "../../ui/tickets/transfer-form";

// Only for responses without a form: under no-referrer, browsers post with "Origin: null".
const SECRET = { ...PRIVATE, "Referrer-Policy": "no-referrer" };

export const headers = pageHeaders(PRIVATE);

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  return data ? pageMeta({ title: data.title, noindex: true }, data.siteName) : [];
};

export const handle: TextsHandle = { texts: ["account", "mine", "tickets", "door", "waiting"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const server = await backend({ request, context });
  const { visitor, catalogue, boxOffice, rememberOrder, locale, site, clock } = server;
  const query = new URL(request.url).searchParams;
  const { eventId } = params;
  if (!isGuid(eventId)) throw malformedId(request, SECRET);

  // The private link of a guest's order. The key moves into a cookie, so that it stays out of URLs, history and
  // referrers.
  const [orderNumber, key] = [query.get("order"), query.get("key")];
  if (orderNumber !== null || key !== null) {
    const wellFormed = [orderNumber, key].every((part) => part && /^[\w-]+$/.test(part));
    const opened = wellFormed && orderNumber && key ? await boxOffice.openOrder(orderNumber, key) : undefined;
    if (!opened || !orderNumber || !key) throw notFound(request, SECRET);
    rememberOrder(orderNumber, key);
    throw await leave(context, `/tickets/details/${opened.eventId}`, { headers: SECRET });
  }

  // The return from Stripe's page.
  const reservation = query.get("reservation");
  if (reservation !== null) {
    const back = isGuid(reservation) ? await boxOffice.returned(visitor, reservation) : undefined;
    if (!back) throw notFound(request, PRIVATE);
    if (back.status === "paid" && back.key) rememberOrder(back.orderNumber, back.key);
    throw await leave(context, `/paid/tickets/${reservation}`, { replace: true });
  }

  const t = await fanTexts(locale);
  const event = await catalogue.event(eventId);
  const found = event && (await nightTickets(server, event));
  const { tickets = [] } = found ?? {};
  if (tickets.length === 0 && !visitor.signedIn) {
    // The link from the mail, opened in a browser without the fan's session. The response is the same for every night,
    // so it reveals nothing.
    const title = (await textsOf(locale)).t.account("profile.guestTitle");
    const sendsAgain = boxOffice.resendTickets !== undefined;
    const invitation = { page: "signIn" as const, siteName: site.name, title, eventId, sendsAgain };
    return data(invitation, { status: 404, headers: PRIVATE });
  }
  const holder = visitor.signedIn && { "X-Ticket-Holder": "fan" };
  if (!event || !found || tickets.length === 0) throw notFound(request, { ...PRIVATE, ...holder });
  const view = found.night;
  const returns = await boxOffice.returnsOf(visitor, eventId);
  const ofQuery = (name: string) => tickets.find(({ number }) => number === query.get(name));
  const withdrawn = ofQuery("withdrawn");

  // Guests have no sign-out that would delete a copy, so only a fan's page may be kept on their phone.
  const until = visitor.signedIn ? keptUntil(event, tickets) : undefined;
  const page = {
    page: "tickets" as const,
    siteName: site.name,
    title: t("tickets.title", { title: view.title }),
    night: ticketNightView(view),
    tickets,
    receipts: found.receipts,
    wallet: await walletOffers(server, event, tickets),
    signedIn: visitor.signedIn,
    returns: returnsView(returns, returnMoney(event, locale)),
    // In another tab, it may have been offered again, and sold.
    withdrawn: returns.listed.some(({ ticketNumber }) => ticketNumber === withdrawn?.number)
      ? undefined
      : withdrawn?.state === "valid"
        ? withdrawn.number
        : undefined,
    mayGive: boxOffice.transfer !== undefined && view.sale !== "past" && view.sale !== "cancelled",
    given: ofQuery("given")?.number,
    saved: until === undefined ? undefined : t("pass.saved", { when: savedAt(clock.now(), event, locale) }),
  };
  const headers = { ...PRIVATE, ...(until && { "X-Keep-Ticket-Until": String(until) }), ...holder };
  return data(page, { headers });
}

/** When a copy of the page stops being shown, in epoch milliseconds. Undefined if no ticket admits anyone. */
function keptUntil(event: CatalogueEvent, tickets: TicketView[]): number | undefined {
  const { endDate } = event.scheduling.config;
  return tickets.some(({ state }) => state === "valid") ? Date.parse(endDate) : undefined;
}

const returnMoney = ({ scheduling, registration }: CatalogueEvent, locale: string) => ({
  timeZoneId: scheduling.config.timeZoneId,
  currency: registration.ticketing?.currency ?? "USD",
  locale,
});

function savedAt(now: Date, event: CatalogueEvent, locale: string): string {
  const { short, time, zone } = zonedDates(now, event.scheduling.config.timeZoneId, locale);
  return `${short}, ${time} ${zone}`;
}

const LONGEST_NAME = 80;

/** Transfers a ticket to someone else, or gives it back to the next fan. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const server = await backend({ request, context });
  const { visitor, boxOffice } = server;
  const { eventId } = params;
  if (!isGuid(eventId)) throw malformedId(request, PRIVATE);
  const { intent, ticket = "", email = "", name = "" } = await readForm(request);
  const back = `/tickets/details/${eventId}`;
  if (intent === "return" || intent === "takeBack") return answerReturn(server, context, { intent, ticket, back });
  if (!boxOffice.transfer) throw notFound(request, PRIVATE);
  const typed = { ticket, email: email.trim(), name: printableLine(name).trim().slice(0, LONGEST_NAME) };
  if (intent !== "give") return data({ ...typed, problems: {} }, { status: 400, headers: PRIVATE });
  const wrong = {
    ...(!isEmail(typed.email) && { email: "badEmail" as const }),
    ...(!typed.name && { name: "badName" as const }),
  };
  if (Object.keys(wrong).length > 0) return data({ ...typed, problems: wrong }, { status: 400, headers: PRIVATE });
  const outcome = await boxOffice.transfer(visitor, ticket, typed);
  const left = await boxOffice.tickets(visitor, eventId);
  // Without a ticket for the night, a fan's page is a 404.
  if (visitor.signedIn && left.length === 0) return leave(context, "/profile/orders");
  if (outcome !== "transferred") {
    return data({ ...typed, problems: { ticket: outcome } }, { status: 409, headers: PRIVATE });
  }
  // Somebody who had got this ticket from another fan may have opened it by a key, which has just ended.
  if (left.some(({ ticketNumber }) => ticketNumber === ticket)) return leave(context, `${back}?given=${ticket}`);
  return data({ given: ticket }, { headers: PRIVATE });
}

export default function TicketDetails() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTexts("door");
  const answer = useActionData<typeof action>();
  const given = answer && "given" in answer ? answer.given : undefined;
  const refused = answer && "problems" in answer ? answer : undefined;
  const { ticket: problem }: RefusedTransfer["problems"] = refused?.problems ?? {};
  if (page.page === "signIn") {
    return (
      <Page>
        {(given || problem) && (
          <div className="wrap">
            <Alert tone={given ? "good" : "bad"} focused>
              {given ? t("give.done", { number: given }) : t(`give.${problem ?? "gone"}`)}
            </Alert>
          </div>
        )}
        <ProfileOfGuest page={`/tickets/details/${page.eventId}`}>
          {page.sendsAgain && <LostTicketsLink />}
        </ProfileOfGuest>
      </Page>
    );
  }
  return (
    <Page>
      <MyTickets
        {...page}
        given={answer ? given : page.given}
        withdrawn={answer ? undefined : page.withdrawn}
        refused={refused}
        returnRefused={answer && "returnRefused" in answer ? answer.returnRefused : undefined}
      />
    </Page>
  );
}
