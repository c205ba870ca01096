/** Calls to other services: what is counted, and which log lines a service leaves that fails and recovers. */
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { stripeClient, stripePathPattern } from "../../server/clients/stripe-client";
import { systemClock } from "../../server/process/clock";
import { countWebhook } from "../../server/services/stripe-events/count-webhooks";
import { observing } from "../../server/telemetry/calls";
import { prometheus } from "../../server/telemetry/prometheus";

afterEach(() => void vi.useRealTimers());

function world() {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: "debug", formatters: { level: (level) => ({ level }) } },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  const metrics = prometheus();
  const { observe } = observing({ log: log as never, metrics, tracing: undefined });
  return { lines, metrics, observe };
}

const refused = () => Promise.reject(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }));

test("a failing service is logged once with its cause, as an error when it lasts, and again when it recovers", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { lines, metrics, observe } = world();
  await observe("smtp", "send", async () => "sent");
  for (let n = 0; n < 3; n++) await observe("smtp", "send", refused).catch(() => undefined);
  expect(lines).toMatchObject([{ level: "warn", dependency: "smtp", error: { code: "ECONNREFUSED" } }]);
  expect(await metrics.scrape()).toContain('ringside_dependency_up{dependency="smtp"} 0');

  vi.advanceTimersByTime(11_000);
  for (let n = 0; n < 3; n++) await observe("smtp", "send", refused).catch(() => undefined);
  expect(lines.slice(1)).toMatchObject([{ level: "error", dependency: "smtp" }]);

  await observe("smtp", "send", async () => "sent");
  expect(lines.slice(2)).toMatchObject([{ level: "info", dependency: "smtp", seconds: 11 }]);
  const text = await metrics.scrape();
  expect(text).toContain('ringside_dependency_up{dependency="smtp"} 1');
  expect(text).toContain('ringside_dependency_calls_total{dependency="smtp",operation="send",outcome="failed"} 6');
});

test("an event without a time, as doctor sends, is counted and has no lag", async () => {
  const { metrics } = world();
  let handled = 0;
  const office = { metrics, clock: systemClock } as never;
  await countWebhook(office, { type: "ringside.doctor" } as never, async () => void handled++);
  expect(handled).toBe(1);
  const text = await metrics.scrape();
  expect(text).toContain('ringside_webhooks_total{type="other",outcome="ok"} 1');
  expect(text).toContain("ringside_webhook_lag_seconds_count 0");
});

test("a service that refuses a call counts as up", async () => {
  const { lines, metrics, observe } = world();
  await observe("cognito", "InitiateAuth", refused, { error: () => "refused" }).catch(() => undefined);
  expect(lines).toEqual([]);
  expect(await metrics.scrape()).toContain('ringside_dependency_up{dependency="cognito"} 1');
});

test("Stripe's SDK names why it could not connect", async () => {
  const { lines, observe } = world();
  const stripe = stripeClient({ secretKey: "sk_test_x", apiUrl: "http://127.0.0.1:1", observe });
  await expect(stripe.customers.retrieve("cus_123")).rejects.toThrow();
  expect(lines[0]).toMatchObject({
    dependency: "stripe",
    operation: "GET /v1/customers/:id",
    error: { code: "ECONNREFUSED" },
  });
});

test.each([
  ["/v1/customers", "/v1/customers"],
  ["/v1/customers/cus_1?expand[]=x", "/v1/customers/:id"],
  ["/v1/checkout/sessions", "/v1/checkout/sessions"],
  ["/v1/checkout/sessions/cs_1/expire", "/v1/checkout/sessions/:id/expire"],
  ["/v1/payment_intents/pi_abc/cancel", "/v1/payment_intents/:id/cancel"],
  ["/v1/subscriptions/search?query=x", "/v1/subscriptions/search"],
])("a Stripe operation's name has no id: %s", (path, pattern) => {
  expect(stripePathPattern(path)).toBe(pattern);
});
