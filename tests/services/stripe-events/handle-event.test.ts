/** The table of Stripe's events: every handler of an event runs, and only then is the event marked as handled. */
import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { EventHandlers } from "../../../server/services/stripe-events/event-handlers";
import {
  HANDLED_EVENTS,
  LISTED_EVENTS,
  STRIPE_EVENTS,
  UNLISTED_EVENTS,
} from "../../../server/services/stripe-events/event-table";
import { eventHandling } from "../../../server/services/stripe-events/handle-event";
import type { Store } from "../../../server/store/connection/open-store";
import { processedEvent } from "../../../server/store/schema";
import { movableClock, testStore } from "../../store";

let store: Store;
beforeAll(async () => {
  store = await testStore();
});
afterAll(() => store.close());

let ran: string[] = [];
let broken: keyof EventHandlers | undefined;
beforeEach(() => {
  ran = [];
  broken = undefined;
});

const handlers = new Proxy({} as EventHandlers, {
  get: (_, name: keyof EventHandlers) => async () => {
    ran.push(name);
    if (name === broken) throw new Error("Stripe is away");
  },
});
const events = () =>
  eventHandling({ store, stripe: {} as Stripe, clock: movableClock(), sendSoon: () => undefined }, handlers);
const eventOf = (type: string) => ({ id: `evt_${crypto.randomUUID()}`, type, data: { object: {} } }) as Stripe.Event;
const marked = async ({ id }: Stripe.Event) =>
  (await store.db.select().from(processedEvent).where(eq(processedEvent.eventId, id))).length === 1;

it.each(Object.entries(STRIPE_EVENTS))("%s runs its handlers in order, once", async (type, names) => {
  const event = eventOf(type);
  await events().handleEvent(event);
  expect(ran).toEqual(names);
  expect(await marked(event)).toBe(true);
  await events().handleEvent(event);
  expect(ran).toEqual(names);
});

it.each(["recordRefunds", "enqueueMail", "revokeRefunded"] as const)(
  "an event whose handler %s fails is not marked as handled, and all its handlers run again",
  async (name) => {
    const event = eventOf("refund.created");
    broken = name;
    await expect(events().handleEvent(event)).rejects.toThrow("Stripe is away");
    expect(await marked(event)).toBe(false);
    ran = [];
    broken = undefined;
    await events().handleEvent(event);
    expect(ran).toEqual(["recordRefunds", "enqueueMail", "revokeRefunded"]);
    expect(await marked(event)).toBe(true);
  },
);

it("a type that is not in the table runs nothing and is not marked", async () => {
  for (const type of ["charge.captured", "toString", "constructor"]) {
    const event = eventOf(type);
    await events().handleEvent(event);
    expect([ran, await marked(event)]).toEqual([[], false]);
  }
});

it("Stripe's list is read for every event except those that always have a twin in it", () => {
  const twins = HANDLED_EVENTS.filter((type) => !LISTED_EVENTS.includes(type)).map((type) => UNLISTED_EVENTS[type]);
  expect(LISTED_EVENTS).toEqual(expect.arrayContaining(twins));
  expect(HANDLED_EVENTS).toEqual(expect.arrayContaining(Object.keys(UNLISTED_EVENTS)));
});

it("Stripe's list is asked for no more types than it takes", () => {
  const remedy = "Stripe's list takes 20 types: name an event with a twin in UNLISTED_EVENTS of event-table.ts";
  expect(LISTED_EVENTS.length, remedy).toBeLessThanOrEqual(20);
});
