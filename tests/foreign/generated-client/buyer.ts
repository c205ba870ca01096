/**
 * Buys seats as a developer would who has only the OpenAPI document. The test generates `./product-api` from the
 * document, then compiles and runs a copy of this file.
 */
import createClient from "openapi-fetch";
import type { components, paths } from "./product-api";

export type TicketModel = components["schemas"]["Ticket"];
type CheckoutSessionModel = components["schemas"]["CheckoutSession"];

type TicketRequest = {
  baseUrl: string;
  /** An OpenID token of the identity pool, or a fan's ID token. */
  bearer: string;
  title: string;
  tier: string;
  quantity: number;
  /** Pays on Stripe's page at this URL. */
  pay: (url: string) => Promise<unknown>;
};

/** Returns the purchased tickets. Throws the API's error. */
export async function buy({ baseUrl, bearer, title, tier, quantity, pay }: TicketRequest): Promise<TicketModel[]> {
  const api = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${bearer}` } });

  const { events } = given(await api.GET("/v1/events", { params: { query: { text: title, limit: 5 } } }));
  const event = events.find((one) => one.title === title);
  if (!event) throw new Error(`No event is called ${title}`);

  const inEvent = { params: { path: { id: event.id } } };
  const { definitions } = given(await api.GET("/v1/tickets/event/{id}", inEvent));
  const definition = definitions.find(({ name, soldOut }) => name === tier && !soldOut);
  if (!definition) throw new Error(`${tier} is sold out`);

  const reservation = { eventId: event.id, ticketQuantities: [{ ticketDefinitionId: definition.id, quantity }] };
  const { id: reservationId } = given(await api.POST("/v1/tickets/reservation", { body: reservation }));

  const body = { mode: "payment", ui_mode: "hosted_page", reservationId } as const;
  const { url } = given(await api.POST("/v1/billing/checkout/session", { body }));
  if (!url) throw new Error("There is no page to pay on");
  await pay(url);

  const order = await settled(async () => {
    const query = { params: { query: { reservationId } } };
    return given(await api.GET("/v1/billing/checkout/session", query));
  });
  const opened = { orderNumber: order.orderNumber, key: order.key ?? "" };
  return given(await api.POST("/v1/tickets/order", { body: opened })).tickets;
}

/** Wrong requests: each of these lines must fail to compile. */
export async function mistakes(baseUrl: string) {
  const api = createClient<paths>({ baseUrl });
  // @ts-expect-error There is no such path.
  await api.GET("/v1/nothing");
  // @ts-expect-error The path wants its parameter.
  await api.GET("/v1/tickets/event/{id}");
  // @ts-expect-error A reservation is for an event.
  await api.POST("/v1/tickets/reservation", { body: { ticketQuantities: [] } });
  const { data } = await api.GET("/v1/wrestlers");
  // @ts-expect-error Items have no such field.
  return data?.dataItems[0]?.data.nothing;
}

function given<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(`Refused: ${JSON.stringify(error)}`);
  return data;
}

async function settled(look: () => Promise<CheckoutSessionModel>): Promise<NonNullable<CheckoutSessionModel["order"]>> {
  for (let tries = 0; tries < 50; tries++) {
    const { status, order } = await look();
    if (status === "complete" && order) return order;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The order did not settle within ten seconds");
}
