/** The whole sandbox with its clock moved over HTTP: when the response arrives, all scheduled work is done. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "../../../server/sandbox/sandbox";
import { sandboxClock } from "../../../server/sandbox/sandbox-clock";
import { card, GOOD, premium, press, SECRET, SITE, sdk } from "./stripe-world";

const dataDir = mkdtempSync(join(tmpdir(), "stripe-clock-"));
let sandbox: Sandbox;
let stripe: Stripe;
beforeAll(async () => {
  const webhook = { url: "http://127.0.0.1:1/nobody", secret: SECRET };
  sandbox = await startSandbox({ port: 0, siteUrl: SITE, dataDir, clock: sandboxClock(dataDir), webhook });
  stripe = sdk(Number(new URL(sandbox.origin).port));
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("`POST /clock` ends a trial and pays its first month", async () => {
  const session = await stripe.checkout.sessions.create(premium({ subscription_data: { trial_period_days: 7 } }));
  await press(session.url, card(GOOD));
  const { events: before } = await (await fetch(`${sandbox.origin}/stripe/webhooks`)).json();
  const body = JSON.stringify({ advance: "P14D" });
  expect((await fetch(`${sandbox.origin}/clock`, { method: "POST", body })).status).toBe(200);
  const { events } = await (await fetch(`${sandbox.origin}/stripe/webhooks`)).json();
  const told = events.slice(before.length).map(({ type }: { type: string }) => type);
  expect(told).toEqual(expect.arrayContaining(["customer.subscription.trial_will_end", "invoice.paid"]));
});

test("The sandbox names the Premium prices for the site, which can be sold", async () => {
  const ids = sandbox.environment.STRIPE_PREMIUM_PRICES?.split(",") ?? [];
  const prices = await Promise.all(ids.map((id) => stripe.prices.retrieve(id, { expand: ["product"] })));
  expect(prices.map(({ recurring, unit_amount }) => [recurring?.interval, unit_amount])).toEqual([
    ["month", 999],
    ["year", 9990],
  ]);
});

test("An unreachable Stripe closes the connection in the whole sandbox too", async () => {
  const failures = [{ kind: "unreachable", path: "/v1/balance" }];
  const set = (list: object[]) =>
    fetch(`${sandbox.origin}/stripe/failures`, { method: "POST", body: JSON.stringify({ failures: list }) });
  await set(failures);
  await expect(stripe.balance.retrieve()).rejects.toThrow(/connection/i);
  await set([]);
  expect(await stripe.balance.retrieve()).toMatchObject({ object: "balance" });
});
