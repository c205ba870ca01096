import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { stripeClient } from "../../server/clients/stripe-client";
import { limits } from "../../server/http/rate-limits";
import type { Visitor } from "../../server/ports";
import { Problem } from "../../server/product-api/contract";
import { productApi } from "../../server/product-api/http";
import { catalogue } from "../../server/services/catalogue";
import { contacts } from "../../server/services/contacts";
import type { Store } from "../../server/store/db";
import { seedId } from "../../server/store/seed/ids";
import { testOffice } from "../services/box-office/test-office";
import { movableClock, testStore } from "../store";
import { closedBillingApi } from "./closed-office";

export const siteUrl = "https://ringside.example";
export const ironHarvest = seedId("event", "iron-harvest");
export const ringside = seedId("definition", "iron-harvest/ringside");
export const upper = seedId("definition", "iron-harvest/upper");
export const nobody = seedId("event", "nobody");

export const guest = (visitorId: string): Visitor => ({
  signedIn: false,
  user: undefined,
  visitorId,
  orderKeys: {},
  address: "",
  locale: "en",
});
const fan = (userId: string): Visitor => ({
  ...guest(`user:${userId}`),
  signedIn: true,
  user: { userId, username: userId, email: `${userId}@example.com`, emailVerified: true, name: userId },
});
export const bearers: Record<string, Visitor> = {
  "Bearer guest": guest("g"),
  "Bearer maya": fan("maya"),
  "Bearer otto": fan("otto"),
};

export let store: Store;
export let reported: unknown[] = [];
let call: (request: Request) => Promise<Response>;

/** Opens a seeded store before a file's tests, and makes a new API before each. */
export function httpWorld() {
  beforeAll(async () => {
    store = await testStore();
  });
  afterAll(() => store.close());
  beforeEach(() => {
    reported = [];
    const clock = movableClock();
    const report = (error: unknown) => void reported.push(error);
    const counted = limits({ store, clock });
    call = productApi({
      catalogue: catalogue({ store, clock, siteUrl }),
      boxOffice: testOffice({
        store,
        clock,
        siteUrl,
        report,
        siteName: "Ringside",
        // No call in these tests reaches Stripe or the mail server.
        stripe: stripeClient({ secretKey: "sk_test_none", apiUrl: "http://127.0.0.1:9" }),
        webhookSecret: "whsec_none",
        mailer: { send: async () => undefined },
      }),
      billingApi: closedBillingApi,
      limits: counted,
      contacts: contacts({ store, clock, limits: counted }),
      bearer: async (authorization) => (authorization ? (bearers[authorization] ?? "invalid") : undefined),
      siteUrl,
      sites: [],
      report,
    });
  });
}

export type Init = { bearer?: string; body?: unknown; raw?: BodyInit; type?: string; method?: string };

export function ask(
  path: string,
  { bearer, body, raw, type = "application/json", method }: Init = {},
): Promise<Response> {
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return call(
    new Request(`http://localhost:3000/api${path}`, {
      method: method ?? (sent === undefined ? "GET" : "POST"),
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(sent !== undefined && { "content-type": type }),
      },
      ...(sent !== undefined && { body: sent, duplex: "half" }),
    }),
  );
}

/** Checks that a refusal has the form that all refusals share. */
export async function refusal(response: Response): Promise<Problem> {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const body = Problem.parse(await response.json());
  expect(body.status).toBe(response.status);
  return body;
}

export const reservationBody = (definition: string, quantity: number, over: object = {}) => ({
  eventId: ironHarvest,
  ticketQuantities: [{ ticketDefinitionId: definition, quantity }],
  ...over,
});
