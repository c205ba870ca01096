/** `/stripe/…`: controls for tests and people; the real Stripe has none of them. */
import type { Context, Hono } from "hono";
import type { StripeAccount } from "./account-state";
import { API_VERSION } from "./api/json-types";
import type { ApiCall } from "./api/serve-api";
import { FAILURE_KINDS, type InjectedFailure } from "./injected-failures";
import { appeal, closeDispute, openDispute } from "./payments/dispute-resource";
import { isOver } from "./subscriptions/subscription-object";
import { attachSchedule } from "./subscriptions/subscription-schedule-endpoints";
import type { WebhookDelivery } from "./webhooks/webhook-delivery";

const REFUND_FAILURES = ["lost_or_stolen_card", "expired_or_canceled_card", "declined", "unknown"] as const;
const AFTER_RETRIES = ["cancel", "unpaid", "past_due"] as const;

const badRequest = (c: Context, message: string) => c.json({ error: { message } }, 400);
const bodyOf = (c: Context): Promise<Record<string, unknown>> => c.req.json().catch(() => ({}));

export function serveTestControls(
  app: Hono,
  account: StripeAccount,
  hooks: WebhookDelivery,
  calls: ApiCall[],
  commit: () => Promise<void>,
) {
  app.get("/stripe/calls", (c) => c.json(calls));

  /** Oldest first. */
  app.get("/stripe/webhooks", (c) => {
    const events = Object.values(account.state.events).map(({ event, delivery }) => ({
      id: event.id,
      type: event.type,
      created: event.created,
      object: Reflect.get(event.data.object, "id"),
      ...delivery,
      nextAt: delivery.state === "pending" ? new Date(delivery.nextAt).toISOString() : null,
    }));
    return c.json({ hold: account.state.hold, events });
  });

  app.post("/stripe/webhooks", async (c) => {
    const { hold } = await bodyOf(c);
    if (typeof hold !== "boolean") return badRequest(c, 'Send {"hold": true} or {"hold": false}.');
    account.state.hold = hold;
    await commit();
    return c.json({ hold });
  });

  const namedEvents = async (c: Context) => {
    const { ids } = await bodyOf(c);
    const names: string[] = Array.isArray(ids) ? ids.map(String) : [];
    const unknown = names.filter((id) => !account.state.events[id]);
    if (names.length > 0 && unknown.length === 0) return { names };
    return { refusal: badRequest(c, `Send {"ids": ["evt_…"]}; unknown: ${unknown.join(", ") || "none"}.`) };
  };

  app.post("/stripe/webhooks/deliver", async (c) => {
    const { names, refusal } = await namedEvents(c);
    return refusal ?? c.json({ deliveries: await hooks.deliver(names) });
  });

  /** Pending events among these are never sent automatically. */
  app.post("/stripe/webhooks/lose", async (c) => {
    const { names, refusal } = await namedEvents(c);
    if (refusal) return refusal;
    const lost = names.filter((id) => account.state.events[id]?.delivery.state === "pending");
    for (const id of lost) {
      const stored = account.state.events[id];
      if (stored) stored.delivery.state = "lost";
    }
    await commit();
    return c.json({ lost });
  });

  app.get("/stripe/failures", (c) => c.json({ failures: account.state.failures }));

  /** Replaces the current failures; an empty list removes them all. */
  app.post("/stripe/failures", async (c) => {
    const { failures } = await bodyOf(c);
    if (!Array.isArray(failures) || !failures.every(isFailure))
      return badRequest(c, `Send {"failures": [{"kind": "${FAILURE_KINDS.join("|")}", "path": "/v1/…", "times": 1}]}.`);
    account.state.failures = failures;
    await commit();
    return c.json({ failures });
  });

  const settings = () => ({
    afterRetries: account.state.afterRetries,
    refundFailure: account.state.refundFailure,
    endpointVersion: account.state.endpoint.apiVersion ?? API_VERSION,
  });

  app.get("/stripe/settings", (c) => c.json(settings()));

  /**
   * What happens to subscriptions with unpaid invoices, why banks reject refunds, and the webhook endpoint's API
   * version.
   */
  app.post("/stripe/settings", async (c) => {
    const said = await bodyOf(c);
    const afterRetries = AFTER_RETRIES.find((one) => one === said.afterRetries);
    const refundFailure = REFUND_FAILURES.find((one) => one === said.refundFailure);
    const endpointVersion = typeof said.endpointVersion === "string" ? said.endpointVersion : undefined;
    if (endpointVersion) account.state.endpoint.apiVersion = endpointVersion;
    if (!afterRetries && !refundFailure && !endpointVersion)
      return badRequest(
        c,
        `Send {"afterRetries": "${AFTER_RETRIES.join("|")}"} {"refundFailure": "${REFUND_FAILURES.join("|")}"} or {"endpointVersion": "2020-08-27"}.`,
      );
    Object.assign(account.state, { ...(afterRetries && { afterRetries }), ...(refundFailure && { refundFailure }) });
    await commit();
    return c.json(settings());
  });

  /** A cardholder disputes a charge, or part of it. */
  app.post("/stripe/disputes", async (c) => {
    const { charge: chargeId, amount } = await bodyOf(c);
    const charge = account.state.charges[String(chargeId)];
    if (!charge?.paid || charge.disputed) return badRequest(c, 'Send {"charge": "ch_…"} of a paid, undisputed charge.');
    const dispute = openDispute(account, charge, "fraudulent", typeof amount === "number" ? amount : charge.amount);
    await commit();
    return c.json({ id: dispute.id, status: dispute.status });
  });

  /** The bank decides the dispute, or we appeal against its decision. */
  app.post("/stripe/disputes/:id", async (c) => {
    const { outcome } = await bodyOf(c);
    const dispute = account.state.disputes[c.req.param("id")];
    if (!dispute || (outcome !== "won" && outcome !== "lost" && outcome !== "appeal"))
      return badRequest(c, 'Send {"outcome": "won"}, "lost" or "appeal" for a dispute that is there.');
    if (outcome === "appeal") appeal(account, dispute);
    else closeDispute(account, dispute, outcome);
    await commit();
    return c.json({ id: dispute.id, status: dispute.status });
  });

  /** A schedule will change the subscription's plan later, as after a change in the portal. */
  app.post("/stripe/schedules", async (c) => {
    const { subscription: subscriptionId } = await bodyOf(c);
    const subscription = account.state.subscriptions[String(subscriptionId)]?.subscription;
    if (!subscription || isOver(subscription) || subscription.schedule)
      return badRequest(c, 'Send {"subscription": "sub_…"} that goes on and has no schedule.');
    const schedule = attachSchedule(account, subscription);
    await commit();
    return c.json({ id: schedule });
  });
}

function isFailure(value: unknown): value is InjectedFailure {
  const { kind, path, method, times, seconds } = (value ?? {}) as Partial<InjectedFailure>;
  return (
    FAILURE_KINDS.some((one) => one === kind) &&
    typeof path === "string" &&
    (method === undefined || typeof method === "string") &&
    (times === undefined || Number.isInteger(times)) &&
    (seconds === undefined || typeof seconds === "number")
  );
}
