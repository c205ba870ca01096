/** Stripe's events. Each is only a reason to look: what counts is read again from Stripe. */
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { z } from "zod";
import { payment, processedEvent } from "../../store/schema";
import type { BoxOfficeParts } from "../box-office/box-office-types";
import type { SettleHold } from "../box-office/checkout/settle-hold";
import { countedWebhook } from "../box-office/reserving/count-reservations";
import type { Refunds } from "../refunds/send-refunds";
import { isHandled } from "./handled-events";

/** Stripe's own tolerance for old signatures; the SDK lets those from the future pass. */
const TOLERANCE_SECONDS = 300;
/** What every event has; the SDK checks the signature and trusts the rest. */
const Signed = z.looseObject({ id: z.string(), type: z.string(), data: z.looseObject({ object: z.looseObject({}) }) });

export function receiving(office: BoxOfficeParts, settle: SettleHold, refunds: Refunds) {
  const { store, stripe, clock, webhookSecret, alsoHears, report } = office;
  const { db } = store;
  const otherVersions = new Set<string>();

  /**
   * Takes the body exactly as it was received, and the `stripe-signature` header. Unknown types are `ok`, so that
   * Stripe does not repeat them for days. Throws when the effect could not be committed: answer 500 and it comes again.
   */
  async function receive(rawBody: string, signature: string): Promise<"ok" | "badSignature" | "notAnEvent"> {
    let event: Stripe.Event;
    try {
      event = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, TOLERANCE_SECONDS);
    } catch (error) {
      // The body is parsed once its signature holds. A malformed header fails in other ways than the SDK's own error.
      return error instanceof SyntaxError ? "notAnEvent" : "badSignature";
    }
    if (signedInTheFuture(signature)) return "badSignature";
    if (!Signed.safeParse(event).success) return "notAnEvent";
    checkVersion(event.api_version);
    await countedWebhook(office, event, () => hear(event));
    return "ok";
  }

  /** Reports an endpoint that was made with another API version than the SDK's, once for each version. */
  function checkVersion(version: string | null | undefined): void {
    if (!version || version === Stripe.API_VERSION || otherVersions.has(version)) return;
    otherVersions.add(version);
    const advice = `Make the endpoint anew with ${Stripe.API_VERSION}, since fields may be missing from its events.`;
    report(new Error(`Stripe's webhook endpoint sends API version ${version}. ${advice}`), "critical", "webhook");
  }

  /**
   * Passes an event to every part concerned, whether it was posted to us or found in Stripe's list. It is noted as
   * handled only after all of them have succeeded; if one throws, all of them see it again, which they must bear.
   */
  async function hear(event: Stripe.Event): Promise<void> {
    if (!isHandled(event.type)) return;
    const [seen] = await db.select().from(processedEvent).where(eq(processedEvent.eventId, event.id));
    if (seen) return;
    await handle(event);
    await alsoHears?.(event);
    const { id: eventId, type } = event;
    await db.insert(processedEvent).values({ eventId, type, receivedAt: clock.now() }).onConflictDoNothing();
  }

  async function handle(event: Stripe.Event): Promise<void> {
    switch (event.type) {
      case "checkout.session.completed":
      case "checkout.session.async_payment_succeeded":
      case "checkout.session.expired":
        // Sessions without a reservation are billing's.
        if (event.data.object.metadata?.reservationId) await settle(event.data.object.id);
        return;
      case "refund.created":
      case "refund.updated":
      case "refund.failed":
      case "charge.refunded": {
        const intent = event.data.object.payment_intent;
        const id = typeof intent === "string" ? intent : intent?.id;
        if (!id) return;
        await settleFirst(id);
        await refunds.record(id);
      }
    }
  }

  /** A refund may be told of before the payment that it takes back; whose payment it is, its session knows. */
  async function settleFirst(paymentIntentId: string): Promise<void> {
    const [known] = await db.select().from(payment).where(eq(payment.paymentIntentId, paymentIntentId));
    if (known) return;
    const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 });
    if (data[0]?.metadata?.reservationId) await settle(data[0].id);
  }

  return { receive, hear };
}

/** Reads `t` as the SDK does, which takes the last one. */
function signedInTheFuture(signature: string): boolean {
  const times = signature.split(",").filter((item) => item.startsWith("t="));
  const signedAt = Number.parseInt(times.at(-1)?.slice("t=".length) ?? "", 10);
  return !(signedAt <= Date.now() / 1000 + TOLERANCE_SECONDS);
}
