/** What each endpoint does: one call to a service, or a refusal if there is no result. */
import type { z } from "zod";
import { moneyOf } from "../../app/domain/format/money-format";
import { type CodeLimits, withCodes } from "../http/code-tries";
import { type Limits, retryAfterOf } from "../http/rate-limits";
import type { Visitor } from "../ports";
import type { BillingApi } from "../services/billing-api/billing-api";
import type { TicketSales } from "../services/box-office";
import type { ReserveProblem } from "../services/box-office/box-office-types";
import type { Catalogue } from "../services/catalogue";
import type { Contacts } from "../services/contacts";
import type { OnSales } from "../services/on-sale/on-sale";
import type { Bearer } from "../session/bearer";
import { broadcastAnswer, ticketAnswer, withApiPrices } from "./api-prices";
import { billingHandlers } from "./billing-handlers";
import {
  contract,
  type EventsQuery,
  type Problem,
  type ReservationRequest,
  type SearchPage,
  type SearchQuery,
} from "./contract";
import type { OfficeApi, OfficeRow } from "./office-handlers";
import { onSaleHandlers } from "./on-sale-handlers";
import { type ApiAnswer, notFound, problem } from "./problems";
import { waitingHandlers } from "./waiting-handlers";

type Contract = typeof contract;
/** Visitors' operations; `office-handlers.ts` has those of tokens. */
type ApiOperation = Exclude<keyof Contract, OfficeRow>;
export type RequestPart<K extends keyof Contract, Name extends string> = Contract[K] extends {
  [name in Name]: infer S extends z.ZodType;
}
  ? z.infer<S>
  : undefined;
type OperationInput<K extends ApiOperation> = {
  params: RequestPart<K, "params">;
  query: RequestPart<K, "query">;
  body: RequestPart<K, "body">;
  visitor: Contract[K]["access"] extends "anyone" ? undefined : Visitor;
  /** The caller's, if it is known. */
  address?: string | undefined;
};
/** A response in the contract's shape, or a refusal. */
export type Handlers = {
  [K in ApiOperation]: (input: OperationInput<K>) => Promise<z.infer<Contract[K]["response"]> | ApiAnswer>;
};

export type ProductApiDeps = {
  catalogue: Pick<
    Catalogue,
    | "events"
    | "event"
    | "eventByCode"
    | "eventsById"
    | "definitions"
    | "seatMap"
    | "seatSection"
    | "categories"
    | "category"
    | "highlights"
    | "mainHighlight"
    | "mediaFeed"
    | "instagramFeed"
    | "wrestlers"
    | "wrestler"
    | "products"
    | "shows"
    | "payPerViews"
    | "premiumPlans"
  > & { search(query: SearchQuery): Promise<SearchPage | undefined> };
  boxOffice: TicketSales;
  /** Lines of openings. Absent in remote mode. */
  onSale?: OnSales | undefined;
  billingApi: BillingApi;
  contacts: Contacts;
  limits: CodeLimits & Pick<Limits, "allow">;
  bearer: Bearer;
  /** What tokens open. Absent in remote mode. */
  office?: OfficeApi | undefined;
  siteUrl: string;
  /** Origins of other sites that a payment may return to. */
  sites: readonly string[];
};

/** The source of a message that didn't come from one of our forms. */
const CONTACT_SOURCE = "api";

export function handlers(deps: ProductApiDeps): Handlers {
  const { catalogue, boxOffice, contacts, limits } = deps;
  async function listed(query: EventsQuery) {
    const { events, ...page } = await catalogue.events(query);
    return { events: events.map(withApiPrices), ...page };
  }

  /** Adds the address of the line's page, for clients and other sites. */
  function withLine(problems: ReserveProblem[], eventId: string): ReserveProblem[] {
    return problems.map((one) => (one.code === "queue" ? { ...one, at: `${deps.siteUrl}/line/${eventId}` } : one));
  }

  return {
    listEvents: ({ query }) => listed(query),

    searchCategories: ({ query }) => catalogue.categories(query),

    async listEventsByCategory({ params, query }) {
      const category = await catalogue.category(params.id);
      return category ? listed({ ...query, category: category.id }) : notFound();
    },

    async listMyEvents({ visitor, query: { limit, offset } }) {
      const orders = visitor.user ? await boxOffice.orders(visitor) : [];
      const held = orders.filter((order) => order.status !== "REFUNDED");
      const events = await catalogue.eventsById(held.map((order) => order.eventId));
      const shown = events.slice(offset, offset + limit).map(withApiPrices);
      return { events: shown, total: events.length, offset, limit };
    },

    async getEvent({ params }) {
      const event = await catalogue.event(params.id);
      return event ? { event: withApiPrices(event) } : notFound();
    },

    async getEventByCode({ params }) {
      const event = await catalogue.eventByCode(params.code);
      return event ? { event: withApiPrices(event) } : notFound();
    },

    async listDefinitions({ params }) {
      if (!(await catalogue.event(params.id))) return notFound();
      const definitions = await catalogue.definitions(params.id);
      return { metaData: { count: definitions.length, offset: 0, total: definitions.length }, definitions };
    },

    async seatMap({ params }) {
      if (!(await catalogue.event(params.id))) return notFound();
      return (await catalogue.seatMap(params.id)) ?? notFound();
    },

    async seatSection({ params }) {
      if (!(await catalogue.event(params.id))) return notFound();
      return (await catalogue.seatSection(params.id, params.section)) ?? notFound();
    },

    async reserve({ visitor, body }) {
      if (!(await limits.allowVisitor("reservation", visitor))) {
        return problem(429, { detail: "Too many reservations in a short time." }, retryAfterOf("reservation"));
      }
      const reserve = () => boxOffice.reserve(visitor, body);
      const outcome = await withCodes(limits, visitor, body.codes ?? [], reserve, (done) =>
        done.outcome === "held" ? [] : done.problems.map(({ code }) => code),
      );
      if (!outcome) return tooManyCodes();
      return outcome.outcome === "held" ? outcome.reservation : refused(body, withLine(outcome.problems, body.eventId));
    },

    async checkCodes({ visitor, body: { eventId, codes } }) {
      if (!(await catalogue.event(eventId))) return notFound();
      const check = () => boxOffice.terms(visitor, eventId, codes);
      const terms = await withCodes(limits, visitor, codes, check, (done) => done.codes.map(({ problem }) => problem));
      return terms ?? tooManyCodes();
    },

    async listTickets({ params, visitor }) {
      const { eventId, userId } = params;
      if (visitor.user?.userId !== userId) return notFound();
      const [event, held] = await Promise.all([
        catalogue.event(eventId),
        boxOffice.tickets(visitor, eventId.toLowerCase()),
      ]);
      if (!event && held.length === 0) return notFound();
      // Parsing keeps only the contract's fields: pages get more of a ticket than the API does.
      const tickets = held.map(ticketAnswer);
      return contract.listTickets.response.parse({ tickets, total: held.length, offset: 0, limit: held.length });
    },

    async findHold({ visitor, query }) {
      const found = await boxOffice.hold(visitor, query.eventId);
      if (!found) return { hold: null, ended: null };
      if ("ended" in found) return { hold: null, ended: found.ended };
      // Another site's checkout is of the seats alone; see hold-checkout.ts.
      const { goods: _, ...seats } = found;
      return { hold: seats, ended: null };
    },

    async getReservation({ visitor, params }) {
      return (await boxOffice.reservation(visitor, params.id)) ?? notFound();
    },

    async cancelReservation({ visitor, params }) {
      if (!(await boxOffice.reservation(visitor, params.id))) return notFound();
      await boxOffice.cancel(visitor, params.id);
      return (await boxOffice.reservation(visitor, params.id)) ?? notFound();
    },

    /** Both tokens are verified, so nobody can take another guest's hold. */
    async claimReservations({ visitor, body }) {
      const guest = await deps.bearer(`Bearer ${body.guestToken}`, visitor.address);
      if (!guest || guest === "invalid" || guest.user) {
        return problem(400, { errors: [{ field: "guestToken", message: "Not a guest's token." }] });
      }
      await boxOffice.claim({ ...visitor, visitorId: guest.visitorId, guestBearer: async () => body.guestToken });
      return {};
    },

    async listOrders({ visitor }) {
      return { orders: visitor.user ? await boxOffice.orders(visitor) : [] };
    },

    async openOrder({ visitor, body: { orderNumber, key } }) {
      const opened = await boxOffice.openOrder(orderNumber, key);
      if (!opened) return notFound();
      const holder = { ...visitor, signedIn: false, user: undefined, orderKeys: { [orderNumber]: key } };
      const tickets = await boxOffice.tickets(holder, opened.eventId);
      return contract.openOrder.response.parse({ eventId: opened.eventId, tickets: tickets.map(ticketAnswer) });
    },

    ...billingHandlers(deps),
    ...onSaleHandlers(deps),
    ...waitingHandlers(deps),

    listShows: async () => ({ shows: await catalogue.shows() }),
    listPayPerViews: async () => ({ payPerViews: (await catalogue.payPerViews()).map(broadcastAnswer) }),
    listPremiumPlans: async () => ({ plans: await catalogue.premiumPlans() }),

    listHighlights: ({ query }) => catalogue.highlights(query),

    async mainHighlight() {
      const highlight = await catalogue.mainHighlight();
      return highlight ? { highlight } : notFound();
    },

    mediaFeed: ({ query }) => catalogue.mediaFeed(query),
    instagramFeed: ({ query }) => catalogue.instagramFeed(query),
    listWrestlers: ({ query }) => catalogue.wrestlers(query),
    searchWrestlers: ({ query }) => catalogue.wrestlers(query),

    async getWrestler({ params }) {
      const dataItem = await catalogue.wrestler(params.id);
      return dataItem ? { dataItem } : notFound();
    },

    listProducts: ({ query }) => catalogue.products(query),

    async search({ address, query }) {
      if (query.text && !(await limits.allow("search", `address:${address ?? ""}`)))
        return problem(429, { detail: "Too many searches in a short time." }, retryAfterOf("search"));
      return (await catalogue.search(query)) ?? notFound();
    },

    async createContact({ visitor, body }) {
      const { address } = visitor;
      const written = await contacts.create(visitor, { ...body, source: CONTACT_SOURCE }, { address });
      if (written.outcome === "received") return written.contact;
      const retryAfter = String(written.retryAfterSeconds);
      return problem(429, { detail: "Too many messages in a short time." }, { "retry-after": retryAfter });
    },
  };
}

const tooManyCodes = () => problem(429, { detail: "Too many codes in a short time." }, retryAfterOf("code"));

const MESSAGES: Record<ReserveProblem["code"], string> = {
  soldOut: "Sold out.",
  notEnough: "Only {n} left.",
  limitPerCheckout: "At most {n} of these in one order.",
  limitPerOrder: "At most {n} tickets in one order.",
  notOnSale: "Not on sale.",
  unknown: "There is no such ticket for this event.",
  empty: "No tickets were asked for.",
  checkoutOpen: "An earlier hold for this event is being paid.",
  placeTaken: "Somebody else has these places.",
  placeUnknown: "This event has no such places.",
  companionAlone: "Companions' places go with an accessible one next to them, up to three with each.",
  notTogether: "Only {n} places are side by side.",
  noAccessible: "No accessible place is free.",
  offerOpen: "An offer of the waiting list is open for this event.",
  priceChanged: "One costs {price} now.",
  codeUnknown: "There is no such code for this event.",
  codeEarly: "This code can't be used yet.",
  codeOver: "This code can't be used any more.",
  codeUsed: "This code has been used as often as it may be.",
  codeSeats: "This code is good for {n} more seats.",
  codeMinimum: "This code needs at least {n} seats.",
  codeNotHere: "This code is not for these tickets.",
  codeSecond: "One access code and one promotion code at most.",
  queue: "There is a line for this event, and it is not your turn.",
};

const SOLD_OUT = new Set<string>(["soldOut", "notEnough", "placeTaken", "notTogether", "noAccessible"]);

/** 404 if it doesn't exist, 400 if it is never allowed, 409 if it may work at another time. */
function refused(body: ReservationRequest, problems: ReserveProblem[]): ApiAnswer {
  const codes = problems.map((one) => one.code);
  if (codes.includes("unknown")) return notFound();
  const wrong = codes.some((code) => code === "empty" || code === "limitPerCheckout" || code === "limitPerOrder");
  const soldOut = codes.some((code) => SOLD_OUT.has(code));
  const errors: Problem["errors"] & object = problems.map(
    ({ definitionId, code, n, places, text, cents, currency, at }) => {
      const line = body.ticketQuantities.findIndex((one) => one.ticketDefinitionId.toLowerCase() === definitionId);
      return {
        field: text !== undefined ? "codes" : line < 0 ? "ticketQuantities" : `ticketQuantities.${line}.quantity`,
        message: MESSAGES[code].replace("{n}", String(n ?? 0)).replace("{price}", priceIn(cents, currency)),
        code,
        ...(n !== undefined && { n }),
        ...(places && { places }),
        ...(text !== undefined && { text }),
        ...(cents !== undefined && { cents, currency }),
        ...(at && { at }),
      };
    },
  );
  if (wrong) return problem(400, { errors });
  const [first] = errors;
  return problem(409, { title: titleOf(first, soldOut), detail: first?.message, errors });
}

function titleOf(first: { field: string; code?: string | undefined } | undefined, soldOut: boolean): string {
  if (first?.field === "codes") return "Code doesn't count";
  if (first?.code === "priceChanged") return "Price changed";
  if (first?.code === "queue") return "Queue";
  return soldOut ? "Sold out" : "Not on sale";
}

function priceIn(cents = 0, currency = "USD"): string {
  const { amount } = moneyOf(cents, currency);
  return `${amount} ${currency}`;
}
