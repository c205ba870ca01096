/** Webhooks: events sent to the site, signed, again and again until it says 2xx. https://docs.stripe.com/webhooks */
import { createHmac } from "node:crypto";
import type { SandboxContext } from "../../sandbox-context";
import type { StripeAccount } from "../stripe-account";
import type { StoredEvent } from "./event-resource";
import { endpointUrl } from "./webhook-endpoint-resource";

const SECOND = 1000;
/** The wait before each further try; the last one repeats. */
const RETRY_DELAYS_MS = [1, 2, 5, 10, 30].map((seconds) => seconds * SECOND);
const MAX_ATTEMPTS = 20;
const TIMEOUT_MS = 10 * SECOND;
/** A jump of the clock makes hundreds of events at once; the receiver gets them in this many lanes. */
const MAX_CONCURRENT = 8;

export type WebhookDelivery = {
  /** Starts what is due, unless deliveries are held. Nothing waits for it. */
  flush(): void;
  /** Sends these one after the other, held or not, delivered before or not. */
  deliver(ids: string[]): Promise<{ id: string; delivered: boolean; last: string | null }[]>;
  stop(): Promise<void>;
};

/** Events live in the account, so what is not delivered when the process ends goes out after the next start. */
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

  /** The receiver's status, or why there is none. A redirect is an answer, and not a good one. */
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

/** Signed anew for each try and in real time: receivers refuse signatures older than five minutes. */
function signature(body: string, secret: string): string {
  const t = Math.floor(Date.now() / SECOND);
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;
}
