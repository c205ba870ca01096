/** The contract as an OpenAPI 3.1 document, from which clients can be generated. */
import { z } from "zod";
import {
  BillingProduct,
  Category,
  CheckoutRequest,
  CheckoutSession,
  Contact,
  ContactRequest,
  Customer,
  contract,
  Event,
  HighlightItem,
  InstagramItem,
  Invoice,
  MediaItem,
  NightSalesFigures,
  OfficeOrder,
  OfficeOrderDetails,
  Order,
  PaymentIntent,
  PaymentIntentRequest,
  PayPerView,
  PremiumPlan,
  Problem,
  Product,
  Reservation,
  ReservationRequest,
  Show,
  Subscription,
  Ticket,
  TicketDefinition,
  WaitEntry,
  WaitRequest,
  WrestlerItem,
} from "./contract";
import { billingRows } from "./contract/billing";
import { contactRows } from "./contract/contacts";
import { contentRows } from "./contract/content";
import { eventRows } from "./contract/events";
import { officeRows } from "./contract/office";
import { onSaleRows } from "./contract/on-sale";
import { searchRows } from "./contract/search";
import { ticketRows } from "./contract/tickets";
import { waitingRows } from "./contract/waiting";

type Json = Record<string, unknown>;
type EndpointRow = {
  method: string;
  path: string;
  access: string;
  scope?: string;
  status?: number;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  response: z.ZodType;
  also?: readonly (keyof typeof ALSO)[];
};

const SUMMARIES: Record<keyof typeof contract, string> = {
  listEvents: "Nights by date, with filters",
  searchCategories: "Sections of the programme",
  listEventsByCategory: "Nights of a section by date, with filters",
  listMyEvents: "Nights that the bearer holds tickets for",
  getEventByCode: "One night by its short code",
  getEvent: "One night",
  listDefinitions: "The price tiers of a night, with the seats left",
  seatMap: "The hall of a night with numbered seats, and where seats are free",
  seatSection: "The seats of a section, row by row",
  getLine: "The line of a night's sale, if it has one",
  getDraw: "The public record of its draw",
  takePlace: "Take the bearer's place in line, or find it",
  getPlace: "The bearer's place in line",
  takeTurn: "Enter, once the place is called",
  joinWaitingList: "Join the waiting list of a sold-out night",
  listWaitEntries: "The bearer's entries that wait or have an offer",
  openWaitEntry: "An entry, for its fan or with a key from its mails",
  confirmWaitEntry: "Confirm the address of a guest's entry",
  acceptOffer: "Take an entry's offer, to pay for it",
  leaveWaitingList: "Leave the waiting list; an offer goes to the next in line",
  getWaitingList: "How many wait for a night",
  findReturns: "Tickets of a night that the bearer gave back, and those that may be",
  listReturn: "Give a ticket to the next in line at the price paid",
  withdrawReturn: "Take a ticket back before somebody has paid for it",
  reserve: "Hold seats of a night for the bearer",
  checkCodes: "What codes open and take off on a night, for the bearer",
  listTickets: "The bearer's own tickets of a night",
  findHold: "The bearer's open hold for a night, or how the last one ended",
  claimReservations: "Move a guest's holds to the bearer",
  getReservation: "One of the bearer's reservations",
  cancelReservation: "Release held seats",
  listOrders: "The bearer's orders, the newest first",
  openOrder: "A guest's order, opened by its key, with its tickets",
  querySubscriptions: "The bearer's subscriptions that match the query",
  cancelSubscription: "Cancel the bearer's subscription at the end of the paid period",
  listSubscriptions: "The bearer's subscriptions, the newest first",
  createPaymentIntent: "Create a payment intent for a night to watch at home, or return the open one",
  createCustomer: "The bearer's customer, created if there is none",
  findCustomer: "The bearer's customer, by verified email",
  getBillingProduct: "A product sold by subscription, with its prices",
  getCustomerProduct: "A product that the bearer subscribes to, with the subscription",
  getSubscription: "One of the bearer's subscriptions",
  findSubscription: "The bearer's subscription, by verified email",
  createCheckoutSession: "Create a checkout session to pay, subscribe or save a card, or return the open one",
  getCheckoutSession: "A checkout session, or the payment of a reservation",
  listInvoices: "The bearer's invoices, the newest first",
  listShows: "Shows that nights are grouped under",
  listPayPerViews: "Nights to watch at home",
  listPremiumPlans: "Prices of Premium",
  listHighlights: "Films of past nights, the newest first, four a page",
  mainHighlight: "The main film",
  mediaFeed: "News, photographs, videos and podcasts, the newest first",
  instagramFeed: "Pictures in the form of Instagram's media list",
  listWrestlers: "The roster, with filters",
  searchWrestlers: "Search the roster",
  getWrestler: "One wrestler",
  listProducts: "Products of the shop",
  search: "Search the whole site, best results first",
  createContact: "Send a message to the office",
  listOfficeOrders: "All orders of tickets and goods, the newest first, without names",
  getOfficeOrder: "An order with its buyer, tickets and goods",
  scanTicket: "Check a ticket in at the door of a night of today",
  listOfficeContent: "A collection of content, as the office lists it",
  getOfficeContent: "An item of content as the office writes it",
  putOfficeContent: "Replace an item of content, checked as an import is; 409 if somebody else changed it",
  listNightSales: "What nights have sold, tier by tier, in the order of their dates",
};

const ALSO = {
  404: "Not found, or somebody else's",
  409: "Sold out, not on sale, already bought, over, or changed meanwhile",
  429: "Too many requests",
  503: "Busy or out of service; try again after `Retry-After`",
};

const MODELS = {
  ...{ Event, TicketDefinition, ReservationRequest, Reservation, Ticket, Problem, Category, WrestlerItem },
  ...{ HighlightItem, MediaItem, InstagramItem, Product, ContactRequest, Contact, Show, PayPerView, PremiumPlan },
  ...{ Order, CheckoutRequest, CheckoutSession, PaymentIntentRequest, PaymentIntent, Customer, Subscription },
  ...{ BillingProduct, Invoice, WaitRequest, WaitEntry, OfficeOrder, OfficeOrderDetails, NightSalesFigures },
};

const TAGS: Record<string, { description: string; rows: object }> = {
  events: { description: "Nights and the sections of the programme", rows: eventRows },
  tickets: { description: "Price tiers, held seats, orders and tickets", rows: ticketRows },
  "on-sale": { description: "Lines for the opening of a sale", rows: onSaleRows },
  "waiting-list": { description: "Waiting lists of sold-out nights, and tickets given back", rows: waitingRows },
  billing: { description: "Payment and subscriptions", rows: billingRows },
  content: { description: "Everything else that pages show", rows: contentRows },
  search: { description: "The search of the whole site", rows: searchRows },
  contact: { description: "Messages to the office", rows: contactRows },
  office: { description: "For other programs, with a token of the office", rows: officeRows },
};
const tagOf = (operationId: string) => Object.keys(TAGS).find((name) => operationId in (TAGS[name]?.rows ?? {}));

let made: Json | undefined;

/** The document, built once. Its paths are under /api. */
export function openApi(): Json {
  made ??= make();
  return made;
}

function make(): Json {
  const named = z.registry<{ id: string }>();
  for (const [id, model] of Object.entries(MODELS)) named.add(model, { id });

  /** A named model becomes a reference. Anything else is inlined, with references to the models inside. */
  function schemaOf(type: z.ZodType, io: "input" | "output" = "input"): Json {
    const id = named.get(type)?.id;
    if (id) return { $ref: reference(id) };
    const { $defs, ...schema } = cleaned(z.toJSONSchema(type, { metadata: named, io }));
    return schema;
  }

  const json = (type: z.ZodType) => ({ "application/json": { schema: schemaOf(type) } });
  const refusal = (description: string) => ({
    description,
    content: { "application/problem+json": { schema: schemaOf(Problem) } },
  });
  const parameters = (place: "path" | "query", type: z.ZodObject | undefined) =>
    Object.entries(type?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === "path" || !schema.safeParse(undefined).success,
      // A query arrives as text and is coerced, so its type is the output's.
      schema: schemaOf(schema, "output"),
    }));

  const paths: Record<string, Json> = {};
  for (const [operationId, row] of Object.entries(contract) as [keyof typeof contract, EndpointRow][]) {
    const guarded = row.access !== "anyone";
    paths[row.path] = {
      ...paths[row.path],
      [row.method.toLowerCase()]: {
        operationId,
        tags: [tagOf(operationId)],
        summary: SUMMARIES[operationId],
        security: row.scope ? [{ token: [row.scope] }] : guarded ? [{ bearer: [] }] : [],
        parameters: [...parameters("path", row.params), ...parameters("query", row.query)],
        ...(row.body && { requestBody: { required: true, content: json(row.body) } }),
        responses: {
          [row.status ?? (row.method === "POST" ? 201 : 200)]: { description: "Success", content: json(row.response) },
          ...((row.query || row.body || row.scope) && { 400: refusal("Invalid request; `errors` names the fields") }),
          ...(guarded && { 401: refusal("No bearer token, or one that does not verify") }),
          ...(row.scope && { 403: refusal(`The token is not for ${row.scope}`), 429: refusal(ALSO[429]) }),
          ...(row.params && { 404: refusal(ALSO[404]) }),
          ...(row.body && {
            413: refusal("The body is too long"),
            415: refusal("The body is not JSON"),
            429: refusal("Too many requests"),
          }),
          ...Object.fromEntries((row.also ?? []).map((status) => [status, refusal(ALSO[status])])),
          500: refusal("Internal error"),
          503: refusal(ALSO[503]),
        },
      },
    };
  }

  return {
    openapi: "3.1.0",
    info: {
      title: "Product API",
      version: "1",
      description:
        "Events, seats, tickets, payment and content of one site. Amounts are decimal strings, instants are UTC.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api" }],
    tags: Object.entries(TAGS).map(([name, { description }]) => ({ name, description })),
    paths,
    components: {
      schemas: cleaned(z.toJSONSchema(named, { io: "input", uri: reference }).schemas),
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The ID token of a signed-in fan, or the OpenID token of a guest identity.",
        },
        token: {
          type: "http",
          scheme: "bearer",
          description: "A token from /office/tokens. A site whose content and sales are another site's has none.",
        },
      },
    },
  };
}

const reference = (id: string) => `#/components/schemas/${id}`;

/** Removes what zod adds (`$schema`, `$id`, a model's `id`) and points from its `$defs` to the document's models. */
function cleaned(schema: unknown): Json {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text, (_, value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const { $schema, $id, ...rest } = value as Json;
    if (typeof rest.id === "string") delete rest.id;
    return rest;
  });
}
