/** Runs an event's handlers, whether Stripe posted it to us or we found it in Stripe's list. */
import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/connection/open-store";
import { processedEvent } from "../../store/schema";
import { withCurrentParent } from "./current-invoice";
import type { EventHandlers } from "./event-handlers";
import { handlersOf, isHandled } from "./event-table";

export type HandleEvent = (event: Stripe.Event) => Promise<void>;

type EventHandlingDeps = {
  store: Store;
  stripe: Stripe;
  clock: Clock;
  /** Sends the mails that the handlers have enqueued, without waiting for them. */
  sendSoon: () => void;
};

export function eventHandling({ store: { db }, stripe, clock, sendSoon }: EventHandlingDeps, handlers: EventHandlers) {
  /** Runs all handlers in order, even if the event was handled before. The first error ends it. */
  async function runHandlers(given: Stripe.Event): Promise<void> {
    const event = await withCurrentParent(stripe, given);
    for (const name of handlersOf(event.type)) {
      // The table's type has checked that this handler takes this event.
      const handler = handlers[name] as (event: Stripe.Event) => Promise<void>;
      await handler(event);
    }
    sendSoon();
  }

  /**
   * Handles an event once. We mark it as handled only after every handler has succeeded: if one throws, all of them see
   * the event again.
   */
  async function handleEvent(event: Stripe.Event): Promise<void> {
    if (!isHandled(event.type)) return;
    const [handled] = await db.select().from(processedEvent).where(eq(processedEvent.eventId, event.id));
    if (handled) return;
    await runHandlers(event);
    const { id: eventId, type } = event;
    await db.insert(processedEvent).values({ eventId, type, receivedAt: clock.now() }).onConflictDoNothing();
  }

  return { runHandlers, handleEvent };
}
