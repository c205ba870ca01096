/**
 * Webhook delivery: sends signed events to the site and retries until it responds 2xx.
 * https://docs.stripe.com/webhooks
 */
import { createHmac } from "node:crypto";
import type { SandboxContext } from "../../sandbox-context";
import type { StripeAccount } from "../account-state";
import type { StoredEvent } from "./event-resource";
import { endpointUrl } from "./webhook-endpoint-resource";

const SECOND = 1000;
/** The delay before each retry; the last one repeats. */
const RETRY_DELAYS_MS = [1, 2, 5, 10, 30].map((seconds) => seconds * SECOND);
const MAX_ATTEMPTS = 20;
const TIMEOUT_MS = 10 * SECOND;
/** A clock jump creates hundreds of events at once; this limits the parallel requests to the receiver. */
const MAX_CONCURRENT = 8;

export type WebhookDelivery = {
  /** Starts all due deliveries, unless they are held. Returns at once. */
  flush(): void;
  /** Sends these events one after the other, even if they are held or were already delivered. */
  deliver(ids: string[]): Promise<{ id: string; delivered: boolean; last: string | null }[]>;
  stop(): Promise<void>;
};

/** Events are part of the account's state, so undelivered ones are sent after the next start. */
export function webhookDelivery(account: StripeAccount, target: SandboxContext["webhook"]): WebhookDelivery {
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  function flush() {
    if (account.state.hold || stopping.signal.aborted) return;
    for (const [id, stored] of Object.entries(account.state.events)) {
      if (underWay.size >= MAX_CONCURRENT) return;
      const due = stored.delivery.state === "pending" && stored.delivery.nextAt <= Date.now();
      if (!due || underWay.has(id) || !account.saved(id)) continue;
      const delivery = attempt(stored).finally(() => {
        underWay.delete(id);
        flush();
      });
      underWay.set(id, delivery);
    }
  }

  async function attempt(stored: StoredEvent) {
    const { delivery, event } = stored;
    const last = await send(JSON.stringify(event, null, 2));
    if (stopping.signal.aborted) return;
    delivery.attempts += 1;
    delivery.last = last;
    if (/^2\d\d$/.test(last)) delivery.state = "delivered";
    else if (delivery.state === "pending") {
      delivery.nextAt =
        Date.now() + (RETRY_DELAYS_MS[Math.min(delivery.attempts, RETRY_DELAYS_MS.length) - 1] ?? SECOND);
      if (delivery.attempts >= MAX_ATTEMPTS) delivery.state = "gaveUp";
    }
    await account.save();
  }

  /** The receiver's status code, or the error if there is no response. A redirect counts as a failed delivery. */
  async function send(body: string): Promise<string> {
    try {
      const response = await fetch(endpointUrl(account, target), {
        method: "POST",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "stripe-signature": signature(body, target.secret),
          "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        },
        body,
        redirect: "manual",
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return String(response.status);
    } catch (error) {
      const { cause } = error as Error;
      return cause instanceof Error ? cause.message : String(error);
    }
  }

  return {
    flush,
    async deliver(ids) {
      const outcomes = [];
      for (const id of ids) {
        const stored = account.state.events[id];
        if (!stored) continue;
        await underWay.get(id);
        await attempt(stored);
        const { last } = stored.delivery;
        outcomes.push({ id, delivered: /^2\d\d$/.test(last ?? ""), last });
      }
      return outcomes;
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled(underWay.values());
    },
  };
}

/** Signed again for each attempt, in real time, because receivers refuse signatures older than five minutes. */
function signature(body: string, secret: string): string {
  const t = Math.floor(Date.now() / SECOND);
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;
}
