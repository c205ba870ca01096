/** Events of Stripe's whose webhook has not come: found in Stripe's own list, and heard as if it had. */
import { inArray } from "drizzle-orm";
import type Stripe from "stripe";
import { processedEvent } from "../../store/schema";
import { TOLD } from "./tell";
import type { BillingDeps } from "./types";

/** Stripe itself repeats a webhook for three days; this is for a receiver that it cannot reach at all. */
const LOOK_BACK_SECONDS = 24 * 60 * 60;
const AT_ONCE = 100;

type Hear = (event: Stripe.Event) => Promise<unknown>;

export function catchingUp(
  { store: { db }, stripe, clock, report }: BillingDeps,
  hears: { receive: Hear; tell: Hear },
) {
  return async function catchUp(): Promise<void> {
    const gte = Math.floor(clock.now().getTime() / 1000) - LOOK_BACK_SECONDS;
    const { data } = await stripe.events.list({ types: [...TOLD], created: { gte }, limit: AT_ONCE });
    const ids = data.map(({ id }) => id);
    const rows = await db.select().from(processedEvent).where(inArray(processedEvent.eventId, ids));
    const processed = new Set(rows.map(({ eventId }) => eventId));
    for (const event of data.reverse()) {
      // A refund is noted by the box office, before its mail is wished for.
      const hear = processed.has(event.id) ? (event.type === "refund.created" ? hears.tell : undefined) : hears.receive;
      await hear?.(event).catch((error: unknown) => report(error, "critical", "event that was missed"));
    }
  };
}
