/** /tickets/event/{eventId} — anyone may pick, hold and pay for seats, with or without an account. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
  useRevalidator,
} from "@remix-run/react";
import type { Backend } from "../../../server/backend/backend";
import { authenticatorOptions } from "../../authenticator.options";
import { backend, leave, readForm } from "../../backend.server";
import { ACCESSIBLE } from "../../domain/hall/seats-fields";
import { wheelchairPlaces } from "../../domain/hall/wheelchair-places";
import { nightView } from "../../domain/shows/night-view";
import { timeToSale } from "../../domain/shows/price-rows";
import { MOST_ROWS } from "../../domain/shows/tour-filters";
import { asTyped, endedHoldView, heldOrder, quantitiesOf } from "../../domain/tickets/held-order";
import { type QuantityProblem, readQuantities, sameQuantities, tiersOf } from "../../domain/tickets/quantities";
import { HOLD, NOTES } from "../../domain/tickets/seats-anchors";
import { nightHeading } from "../../domain/tickets/ticket-view";
import { saleClosedReason, tierViews } from "../../domain/tickets/tier-view";
import { waysOn } from "../../domain/tickets/ways-on";
import { isGuid } from "../../domain/urls/guid";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { pageHeaders } from "../../page-headers";
import { isOverloaded, isUnavailable, whenUnavailable } from "../../requests/backend-unavailable";
import { malformedId, notFound } from "../../requests/not-found-response";
import { hallOfNight, seatWording } from "../../requests/seats/hall-of-night";
import { ticketTexts } from "../../requests/title-texts";
import { pageMeta } from "../../ui/document/page-meta";
import { hallPartsReady } from "../../ui/hall/hall-parts";
import { SaleClosedPage, saleClosedReady } from "../../ui/seats/sale-closed-page";
import { SeatsPage } from "../../ui/seats/seats-page";
import type { Intent } from "../../ui/seats/seats-submit-button";

/** By status: when a retry may succeed. */
const RETRY_AFTER_SECONDS: Record<number, string> = { 429: "600", 503: "5" };
const AWAY: QuantityProblem[] = [{ code: "away" }];
const BUSY: QuantityProblem[] = [{ code: "busy" }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export const handle: TextsHandle = { texts: "tickets" };
export const clientLoader = async (args: ClientLoaderFunctionArgs) => {
  const page = await withTexts(handle.texts)(args);
  if (page && typeof page === "object" && "closed" in page && page.closed) await saleClosedReady();
  if (page && typeof page === "object" && "hall" in page && page.hall) await hallPartsReady();
  return page;
};
export const shouldRevalidate = keepPageBehindOverlay;
/** The back button must reload a page with a hold, because the hold may have been paid since. */
export const headers = pageHeaders({ "Cache-Control": "private, no-store" });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { visitor, catalogue, boxOffice, keepVisitor, clock, locale, site } = await backend({ request, context });
  const { eventId } = params;
  if (!isGuid(eventId)) throw malformedId(request);
  const event = await catalogue.event(eventId);
  if (!event) throw notFound(request);

  keepVisitor();
  const [definitions = [], found] = await Promise.all([
    catalogue.definitions(event.id),
    boxOffice.hold(visitor, event.id).catch(whenUnavailable("away" as const)),
  ]);
  const hold = found === "away" ? undefined : found;
  const map = definitions.some(({ seated }) => seated) ? await catalogue.seatMap(event.id) : undefined;
  const now = clock.now();
  if (hold && !("ended" in hold) && hold.checkoutOpen && Date.parse(hold.expires) <= now.getTime()) {
    // The fan may have paid at the last second. The tickets page waits for the result.
    throw await leave(context, `/tickets/details/${event.id}?reservation=${hold.reservationId}`);
  }
  const view = nightView(event, { locale, now });
  const { timeZoneId } = event.scheduling.config;
  const held =
    hold && !("ended" in hold) ? heldOrder(hold, now, timeZoneId, locale, await seatWording(locale)) : undefined;
  const tiers = tierViews(definitions, held?.quantities ?? {}, { timeZoneId, locale, currency: currencyOf(event) });
  const t = await ticketTexts(locale);
  const closed = held ? undefined : saleClosedReason(view, tiers);

  return {
    head: { title: t("buy.title", { title: view.title }), canonical: `${site.url}/tickets/event/${event.id}` },
    siteName: site.name,
    event: nightHeading(view),
    venue: view.venue,
    tiers,
    closed: closed && {
      ...closed,
      ways: waysOn(view, { definitions, ...(await program(catalogue)) }, { locale, now }),
    },
    hall: map && (await hallOfNight(map, tiers, { currency: currencyOf(event), locale })),
    opening: timeToSale(definitions, now),
    held,
    ended: hold && "ended" in hold ? endedHoldView(hold, tiers, timeZoneId, locale) : undefined,
    typed: asTyped(hold && "ended" in hold ? quantitiesOf(hold.ended.lines) : (held?.quantities ?? {})),
    problems: found === "away" ? AWAY : [],
    clientKey: crypto.randomUUID() as string,
    note: NOTES.find((note) => new URL(request.url).searchParams.has(note)),
    limitPerOrder: event.registration.ticketing?.limitPerOrder ?? 0,
    currency: currencyOf(event),
    locale,
    email: visitor.user?.email,
  };
}

/** What else there is to buy, for a night that can't be bought. */
async function program(catalogue: Backend["catalogue"]) {
  const [{ events: coming }, broadcasts] = await Promise.all([
    catalogue.events({ limit: MOST_ROWS, offset: 0, past: "false" }),
    catalogue.payPerViews(),
  ]);
  return { coming, broadcasts };
}

const currencyOf = (event: { registration: { ticketing: { currency: string } | null } }) =>
  event.registration.ticketing?.currency ?? "USD";

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { eventId } = params;
  const server = await backend({ request, context });
  if (!isGuid(eventId)) throw malformedId(request);
  const form = await readForm(request);
  try {
    return await handleForm(server, context, eventId, form);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return refused(isOverloaded(error) ? BUSY : AWAY, readQuantities(form, tiersOf(form)).typed, 503, form.accessible);
  }
}

const refused = (
  problems: QuantityProblem[],
  typed: Record<string, string>,
  status: number,
  accessible: string | undefined,
) => data({ problems, typed, accessible }, { status, headers: comeBackAfter(RETRY_AFTER_SECONDS[status]) });

const comeBackAfter = (seconds: string | undefined): HeadersInit => (seconds ? { "Retry-After": seconds } : {});

async function handleForm(server: Backend, context: object, eventId: string, form: Record<string, string>) {
  const { visitor, catalogue, boxOffice, limits } = server;
  const path = `/tickets/event/${eventId}`;
  const ticketsOf = (reservationId: string | undefined) => `/tickets/details/${eventId}?reservation=${reservationId}`;
  const hold = await boxOffice.hold(visitor, eventId);
  const held = hold && !("ended" in hold) ? hold : undefined;

  const isPaid = async (reservationId: string | undefined) =>
    isGuid(reservationId) && (await boxOffice.pay(visitor, reservationId)).outcome === "done";

  if (form.intent === "cancel") {
    if (!held) return leave(context, path);
    await boxOffice.cancel(visitor, held.reservationId);
    // A payment that was under way may have turned the hold into tickets.
    if (held.checkoutOpen && (await isPaid(held.reservationId))) return leave(context, ticketsOf(held.reservationId));
    return leave(context, `${path}?released#released`);
  }

  const definitions = (await catalogue.definitions(eventId)) ?? [];
  const { typed, quantities, problems } = readQuantities(
    form,
    definitions.map((definition) => definition.id),
  );
  const refuse = (found: QuantityProblem[], status = 400) => refused(found, typed, status, form.accessible);
  if (problems.length > 0 || !["reserve", "pay"].includes(form.intent ?? "")) return refuse(problems);

  // Quantities that were changed but aren't on hold differ from the amount on the pay button, so they are put on hold
  // first.
  const asHeld = held && (Object.keys(typed).length === 0 || sameQuantities(quantities, quantitiesOf(held.lines)));
  if (form.intent === "pay" && asHeld) {
    // A free order has no payment, so we learn no email address from Stripe. It needs an account.
    if (held.totalCents === 0 && !visitor.signedIn) {
      return leave(context, `${path}/auth/${authenticatorOptions.hideSignUp ? "sign-in" : "sign-up"}`);
    }
    const paying = await boxOffice.pay(visitor, held.reservationId);
    if (paying.outcome === "checkout") return leave(context, paying.url);
    if (paying.outcome === "done") return leave(context, ticketsOf(held.reservationId));
  }
  if (form.intent === "pay" && !held && (await isPaid(form.reservationId))) {
    // The form of a finished purchase was posted again: show its tickets instead of starting a second purchase.
    return leave(context, ticketsOf(form.reservationId));
  }
  if (form.intent === "pay" && (asHeld || !held)) return refuse([{ code: "holdEnded" }]);

  if (Object.keys(quantities).length === 0) return refuse([{ code: "empty" }]);
  if (!(await limits.allowVisitor("reservation", visitor))) return refuse([{ code: "tooMany" }], 429);
  const reserved = await boxOffice.reserve(visitor, {
    eventId,
    ticketQuantities: Object.entries(quantities).map(([ticketDefinitionId, quantity]) => ({
      ticketDefinitionId,
      quantity,
    })),
    accessible: wheelchairPlaces(form[ACCESSIBLE], quantities, definitions),
    clientKey: form.clientKey && isGuid(form.clientKey) ? form.clientKey : undefined,
  });
  if (reserved.outcome === "refused") return refuse(reserved.problems);
  return leave(context, form.intent === "pay" ? `${path}?changed#changed` : `${path}#${HOLD}`);
}

export default function TicketsOfEvent() {
  const page = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const navigation = useNavigation();
  const { revalidate } = useRevalidator();
  const { closed, opening, event, ...purchase } = page;
  if (closed)
    return (
      <SaleClosedPage
        closed={closed}
        event={event}
        venue={page.venue}
        tiers={page.tiers}
        opening={closed.why === "later" ? opening : undefined}
        ways={closed.ways}
      />
    );

  return (
    <SeatsPage
      {...purchase}
      key={event.id}
      event={event}
      typed={rejected?.typed ?? page.typed}
      problems={rejected?.problems ?? page.problems}
      accessible={rejected?.accessible}
      pending={navigation.formData?.get("intent") as Intent | undefined}
      onHoldEnd={revalidate}
    />
  );
}
