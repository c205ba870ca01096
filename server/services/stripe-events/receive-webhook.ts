/** The webhook endpoint: checks that a request is Stripe's, and hands its event to the handlers. */
import Stripe from "stripe";
import { z } from "zod";
import type { Report } from "../../ports";
import type { Clock } from "../../process/clock";
import type { Metrics } from "../../telemetry/metrics";
import { countWebhook } from "./count-webhooks";
import type { HandleEvent } from "./handle-event";

/** Stripe's own tolerance for old signatures. The SDK does not check for signatures from the future. */
const TOLERANCE_SECONDS = 300;
/** What every event has. The SDK checks the signature and trusts the rest. */
const SignedEvent = z.looseObject({
  id: z.string(),
  type: z.string(),
  data: z.looseObject({ object: z.looseObject({}) }),
});

type WebhookDeps = {
  stripe: Stripe;
  clock: Clock;
  report: Report;
  /** The endpoint's signing secret (`whsec_…`). */
  webhookSecret: string;
  metrics?: Metrics | undefined;
};

export function webhookReceiving(
  { stripe, clock, report, webhookSecret, metrics }: WebhookDeps,
  handleEvent: HandleEvent,
) {
  const otherVersions = new Set<string>();

  /**
   * Takes the body exactly as it was received, and the `stripe-signature` header. Returns `ok` for unknown types, or
   * Stripe would retry them for days. Throws if a handler fails: respond with 500, and Stripe sends the event again.
   */
  async function receive(rawBody: string, signature: string): Promise<"ok" | "badSignature" | "notAnEvent"> {
    let event: Stripe.Event;
    try {
      event = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, TOLERANCE_SECONDS);
    } catch (error) {
      // The SDK parses the body only after the signature holds. A malformed header throws other errors than the SDK's.
      return error instanceof SyntaxError ? "notAnEvent" : "badSignature";
    }
    if (signedInTheFuture(signature)) return "badSignature";
    if (!SignedEvent.safeParse(event).success) return "notAnEvent";
    checkVersion(event.api_version);
    await countWebhook({ metrics, clock }, event, () => handleEvent(event));
    return "ok";
  }

  /** Reports an endpoint whose API version differs from the SDK's, once per version. */
  function checkVersion(version: string | null | undefined): void {
    if (!version || version === Stripe.API_VERSION || otherVersions.has(version)) return;
    otherVersions.add(version);
    const advice = `Make the endpoint anew with ${Stripe.API_VERSION}, since fields may be missing from its events.`;
    report(new Error(`Stripe's webhook endpoint sends API version ${version}. ${advice}`), "critical", "webhook");
  }

  return { receive };
}

/** Reads `t` as the SDK does, which takes the last one. */
function signedInTheFuture(signature: string): boolean {
  const times = signature.split(",").filter((item) => item.startsWith("t="));
  const signedAt = Number.parseInt(times.at(-1)?.slice("t=".length) ?? "", 10);
  return !(signedAt <= Date.now() / 1000 + TOLERANCE_SECONDS);
}
