/** The contract as an OpenAPI 3.1 document, for whoever writes a client. */
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
  WrestlerItem,
} from "./contract";

type Json = Record<string, unknown>;
type Row = {
  method: string;
  path: string;
  access: string;
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
  listMyEvents: "Nights that the bearer has tickets for",
  getEventByCode: "One night by its short code",
  getEvent: "One night",
  listDefinitions: "The price tiers of a night, with the seats left",
  reserve: "Hold seats of a night for the bearer",
  listTickets: "The bearer's own tickets of a night",
  findHold: "The bearer's open hold for a night, or how her last one ended",
  claimReservations: "What a guest holds becomes the bearer's",
  getReservation: "One of the bearer's reservations",
  cancelReservation: "Gives held seats back",
  listOrders: "The bearer's orders, the newest first",
  openOrder: "A guest's order by its key, with its tickets",
  querySubscriptions: "The bearer's subscriptions that fit",
  cancelSubscription: "Ends the bearer's subscription with what is paid, for a reason",
  listSubscriptions: "The bearer's subscriptions, the newest first",
  createPaymentIntent: "Pays for a night at home on a page of one's own; the same intent while one is open",
  createCustomer: "The bearer as a customer, found or made",
  findCustomer: "The bearer as a customer, by her proved address",
  getBillingProduct: "What is sold by subscription, with its prices",
  getCustomerProduct: "What the bearer subscribes to, and how it stands",
  getSubscription: "One of the bearer's subscriptions",
  findSubscription: "The subscription of the bearer, by her proved address",
  createCheckoutSession: "Leads to payment, to a subscription or to saving a card; the same session while one is open",
  getCheckoutSession: "What became of a session, or of a reservation's payment",
  listInvoices: "The bearer's invoices, the newest first",
  listShows: "Shows that nights are grouped under",
  listPayPerViews: "Nights to be watched at home",
  listPremiumPlans: "Prices of Premium",
  listHighlights: "Films of past nights, the newest first, four a page",
  mainHighlight: "The main film",
  mediaFeed: "News, photographs, videos and podcasts, the newest first",
  instagramFeed: "Pictures in the form of Instagram's media list",
  listWrestlers: "The roster, with filters",
  searchWrestlers: "The roster, by words",
  getWrestler: "One of the roster",
  listProducts: "The shop's goods",
  createContact: "A letter to the office",
};

const ALSO = {
  404: "Not there, or not yours",
  409: "Sold out, not on sale, yours already, or ended",
  503: "Busy; try again",
};

let made: Json | undefined;

/** The document, made once. Its paths stand under /api. */
export function openApi(): Json {
  made ??= make();
  return made;
}

function make(): Json {
  const named = z.registry<{ id: string }>();
  const models = {
    ...{ Event, TicketDefinition, ReservationRequest, Reservation, Ticket, Problem, Category, WrestlerItem },
    ...{ HighlightItem, MediaItem, InstagramItem, Product, ContactRequest, Contact, Show, PayPerView, PremiumPlan },
    ...{ Order, CheckoutRequest, CheckoutSession, PaymentIntentRequest, PaymentIntent, Customer, Subscription },
    ...{ BillingProduct, Invoice },
  };
  for (const [id, model] of Object.entries(models)) named.add(model, { id });
  const schemas: Json = {};

  /** Named models become references; what they are is collected in `schemas`. */
  function schemaOf(type: z.ZodType, io: "input" | "output" = "input"): Json {
    const { $defs, $schema, ...schema } = pointed(z.toJSONSchema(type, { metadata: named, io }));
    Object.assign(schemas, $defs);
    const id = named.get(type)?.id;
    if (!id) return schema;
    schemas[id] = withoutId(schema);
    return { $ref: `#/components/schemas/${id}` };
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
      // A query arrives as text and is coerced: its type is what comes out.
      schema: schemaOf(schema, "output"),
    }));

  const paths: Record<string, Json> = {};
  for (const [operationId, row] of Object.entries(contract) as [keyof typeof contract, Row][]) {
    const guarded = row.access !== "anyone";
    paths[row.path] = {
      ...paths[row.path],
      [row.method.toLowerCase()]: {
        operationId,
        summary: SUMMARIES[operationId],
        security: guarded ? [{ bearer: [] }] : [],
        parameters: [...parameters("path", row.params), ...parameters("query", row.query)],
        ...(row.body && { requestBody: { required: true, content: json(row.body) } }),
        responses: {
          [row.status ?? (row.method === "POST" ? 201 : 200)]: { description: "As asked", content: json(row.response) },
          ...((row.query || row.body) && { 400: refusal("What was sent is not valid; `errors` names the fields") }),
          ...(guarded && { 401: refusal("No bearer, or one that does not verify") }),
          ...(row.params && { 404: refusal(ALSO[404]) }),
          ...(row.body && {
            413: refusal("The body is too long"),
            415: refusal("The body is not JSON"),
            429: refusal("Too many in a short time"),
          }),
          ...Object.fromEntries((row.also ?? []).map((status) => [status, refusal(ALSO[status])])),
          500: refusal("A fault of ours"),
        },
      },
    };
  }

  return {
    openapi: "3.1.0",
    info: { title: "Product API", version: "1" },
    servers: [{ url: "/api" }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The ID token of a signed-in fan, or the OpenID token of a guest identity.",
        },
      },
    },
  };
}

/** zod points into the schema itself; OpenAPI keeps its models in one place. */
const pointed = (schema: unknown): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'), (_, value) => withoutId(value));

/** zod writes a model's name into it as `id`, which JSON Schema does not know. */
function withoutId<T>(value: T): T {
  if (typeof value !== "object" || value === null || !("id" in value) || typeof value.id !== "string") return value;
  const { id, ...rest } = value;
  return rest as T;
}
