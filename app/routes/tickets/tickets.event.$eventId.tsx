/** /tickets/event/{eventId} — anyone may pick, hold and pay for seats, with or without an account. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
  useRevalidator,
} from "@remix-run/react";
import type { Backend } from "../../../server/backend/backend";
import type { EndedHold, Hold } from "../../../server/services/box-office/box-office-types";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { backend, leave, readForm } from "../../backend.server";
import { lineToCheck } from "../../domain/line/line-address";
import { ticketsMeasured } from "../../domain/measured/measured-event";
import { nightView } from "../../domain/shows/night-view";
import { timeToSale } from "../../domain/shows/price-rows";
import { MOST_ROWS } from "../../domain/shows/tour-filters";
import { CODE } from "../../domain/tickets/code-fields";
import { asTyped, endedHoldView, heldOrder, quantitiesOf } from "../../domain/tickets/held-order";
import { accessNotes } from "../../domain/tickets/phase-notes";
import type { QuantityProblem } from "../../domain/tickets/quantities";
import { NOTES } from "../../domain/tickets/seats-anchors";
import { nightHeading } from "../../domain/tickets/ticket-view";
import { saleClosedReason, tierViews } from "../../domain/tickets/tier-view";
import { waysOn } from "../../domain/tickets/ways-on";
import { isGuid } from "../../domain/urls/guid";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { pageHeaders } from "../../page-headers";
import { isOverloaded, isUnavailable, whenUnavailable } from "../../requests/backend-unavailable";
import { malformedId, notFound } from "../../requests/not-found-response";
import { addOnsFor, noteBesideFree } from "../../requests/seats/add-ons";
import { changeGoods, isGoodsIntent } from "../../requests/seats/change-goods";
import { hallOfNight, seatWording } from "../../requests/seats/hall-of-night";
import { lineToCome } from "../../requests/seats/line-to-come";
import { orderForm, refuseOrder } from "../../requests/seats/order-form";
import { pricesFor } from "../../requests/seats/prices-for";
import { inWords } from "../../requests/seats/refusal-words";
import { turnNote } from "../../requests/seats/turn-note";
import { ticketTexts } from "../../requests/title-texts";
import { pageMeta } from "../../ui/document/page-meta";
import { hallPartsReady } from "../../ui/hall/hall-parts";
import { useMeasured } from "../../ui/measured/use-measured";
import { SaleClosedPage, saleClosedReady } from "../../ui/seats/sale-closed-page";
import { SeatsPage } from "../../ui/seats/seats-page";
import type { Intent } from "../../ui/seats/seats-submit-button";
import { addOnsPart } from "../../ui/shop/add-ons-part";

const AWAY: QuantityProblem[] = [{ code: "away" }];
const BUSY: QuantityProblem[] = [{ code: "busy" }];
/** Remix doesn't render the line's page. */
const OTHER_PAGE = { external: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export const handle: TextsHandle = { texts: ["tickets", "codes"] };
export const clientLoader = async (args: ClientLoaderFunctionArgs) => {
  const page = await withTexts(handle.texts)(args);
  if (page && typeof page === "object" && "closed" in page && page.closed) await saleClosedReady();
  if (page && typeof page === "object" && "hall" in page && page.hall) await hallPartsReady();
  if (page && typeof page === "object" && "addOns" in page && page.addOns) await addOnsPart.ready();
  return page;
};
export const shouldRevalidate = keepPageBehindOverlay;
/** The back button must reload a page with a hold, because the hold may have been paid since. */
export const headers = pageHeaders({ "Cache-Control": "private, no-store" });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const server = await backend({ request, context });
  const { visitor, catalogue, boxOffice, onSale, keepVisitor, clock, locale, site, tracking } = server;
  const { eventId } = params;
  if (!isGuid(eventId)) throw malformedId(request);
  const event = await catalogue.event(eventId);
  if (!event) throw notFound(request);

  keepVisitor();
  if (onSale && !(await onSale.admits(visitor, event.id)))
    throw await leave(context, lineToCheck(event.id), OTHER_PAGE);
  const [read = [], found] = await Promise.all([
    catalogue.definitions(event.id),
    boxOffice.hold(visitor, event.id).catch(whenUnavailable("away" as const)),
  ]);
  const hold = found === "away" ? undefined : found;
  const typed = new URL(request.url).searchParams.get(CODE);
  const { definitions, code, problems: refusedCodes } = await pricesFor(server, event.id, read, { hold, typed });
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
  const tiers = tierViews(definitions, held?.quantities ?? {}, {
    timeZoneId,
    locale,
    currency: currencyOf(event),
    now,
  });
  const t = await ticketTexts(locale);
  const turn = await turnNote(server, event);
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
      line: await lineToCome(server, event),
    },
    hall: map && (await hallOfNight(map, tiers, { currency: currencyOf(event), locale })),
    opening: timeToSale(definitions, now),
    held,
    ended: hold && "ended" in hold ? endedHoldView(hold, tiers, timeZoneId, locale) : undefined,
    typed: asTyped(hold && "ended" in hold ? quantitiesOf(hold.ended.lines) : (held?.quantities ?? {})),
    code,
    turn,
    // During a rush, fans should pay before looking at anything else.
    addOns: held && !turn ? await addOnsFor(server, event, currencyOf(event), heldIn(hold)) : undefined,
    basketNote: await noteBesideFree(server, heldIn(hold)),
    notes: accessNotes(definitions, { now, timeZoneId, locale }),
    problems: await inWords(found === "away" ? AWAY : refusedCodes, locale),
    measured: tracking.tagManager && hold && !("ended" in hold) ? holdMeasured(hold, event) : undefined,
    clientKey: crypto.randomUUID() as string,
    note: NOTES.find((note) => new URL(request.url).searchParams.has(note)),
    limitPerOrder: event.registration.ticketing?.limitPerOrder ?? 0,
    currency: currencyOf(event),
    locale,
    email: visitor.user?.email,
  };
}

const heldIn = (hold: Hold | EndedHold | undefined) => (hold && !("ended" in hold) ? hold : undefined);

/** Holding seats is our own step before Stripe's page. */
const holdMeasured = ({ reservationId: id, lines }: Hold, night: CatalogueEvent) =>
  ticketsMeasured("begin_checkout", {
    ...{ id, night, lines, currency: currencyOf(night) },
    totalCents: lines.reduce((sum, { totalCents }) => sum + totalCents, 0),
  });

/** Alternatives to a night that can't be bought. */
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
    const { intent } = form;
    if (isGoodsIntent(intent)) return await changeGoods(server, context, eventId, { ...form, intent });
    return await orderForm(server, context, eventId, form);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return refuseOrder(server, isOverloaded(error) ? BUSY : AWAY, form, 503);
  }
}

export default function TicketsOfEvent() {
  const page = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const navigation = useNavigation();
  const { revalidate } = useRevalidator();
  const { closed, opening, event, measured, ...purchase } = page;
  useMeasured(measured);
  if (closed)
    return (
      <SaleClosedPage
        closed={closed}
        event={event}
        venue={page.venue}
        tiers={page.tiers}
        opening={closed.why === "later" ? opening : undefined}
        ways={closed.ways}
        code={{ ...page.code, typed: rejected?.code ?? page.code.typed }}
        problems={rejected?.problems ?? page.problems}
        notes={page.notes}
        line={closed.line}
      />
    );

  return (
    <SeatsPage
      {...purchase}
      key={event.id}
      event={event}
      typed={rejected?.typed ?? page.typed}
      problems={rejected?.problems ?? page.problems}
      code={{ ...page.code, typed: rejected?.code ?? page.code.typed }}
      accessible={rejected?.accessible}
      addOnsNote={rejected?.goods}
      pending={navigation.formData?.get("intent") as Intent | undefined}
      onHoldEnd={revalidate}
    />
  );
}
