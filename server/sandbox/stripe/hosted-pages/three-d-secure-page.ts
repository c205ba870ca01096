/** The bank's 3-D Secure page, `/c/authenticate/:id`, for a PaymentIntent or a SetupIntent. */
import type { Hono } from "hono";
import type { StripeAccount } from "../account-state";
import { money } from "../api/currency-amounts";
import { completeSession } from "../checkout/checkout-completion";
import { sessionOf, successUrl } from "../checkout/checkout-session";
import { syncInvoiceWithIntent } from "../invoices/invoice-collection";
import { completeAuthentication, type PaymentIntent } from "../payments/payment-intent";
import { authenticateSetup, type SetupIntent } from "../payments/setup-intent-resource";
import { setDefaultCard } from "../portal/portal-actions";
import { runScheduledWork } from "../scheduled-work";
import { notFoundPage } from "./hosted-page-layout";
import { authenticationPage } from "./payment-page-html";

/** `commit` must save the state before it resolves; the payer is redirected only after that. */
export function serveThreeDSecurePage(app: Hono, account: StripeAccount, commit: () => Promise<void>) {
  const found = (intentId: string) => account.state.intents[intentId] ?? account.state.setups[intentId];

  app.get("/c/authenticate/:id", (c) => {
    const intent = found(c.req.param("id"));
    if (!intent) return c.html(notFoundPage("payment"), 404);
    if (intent.status !== "requires_action") return c.redirect(afterwards(account, intent, null), 303);
    return c.html(
      authenticationPage("amount" in intent ? `this payment of ${money(intent.amount, intent.currency)}` : "this card"),
    );
  });

  app.post("/c/authenticate/:id", async (c) => {
    const { outcome } = await c.req.parseBody();
    const intent = found(c.req.param("id"));
    if (!intent) return c.html(notFoundPage("payment"), 404);
    runScheduledWork(account);
    const returnUrl = intent.next_action?.redirect_to_url.return_url ?? null;
    if (intent.status === "requires_action") answer(account, intent, outcome === "complete");
    await commit();
    return c.redirect(afterwards(account, intent, returnUrl), 303);
  });
}

function answer(account: StripeAccount, intent: PaymentIntent | SetupIntent, passed: boolean) {
  if (intent.object === "payment_intent") completeAuthentication(account, intent, passed);
  else authenticateSetup(account, intent, passed);
  const stored = sessionOf(account, intent.id);
  if (stored?.session.status === "open" && intent.status === "succeeded") completeSession(account, stored);
  if (intent.object === "payment_intent") syncInvoiceWithIntent(account, intent);
  else setDefaultCard(account, intent);
}

/** Where the payer goes after the bank's page: back to the session, or to the intent's return URL. */
function afterwards(account: StripeAccount, intent: PaymentIntent | SetupIntent, returnUrl: string | null): string {
  const stored = sessionOf(account, intent.id);
  if (stored?.session.status === "complete") return successUrl(stored.session);
  if (stored) return `/c/pay/${stored.session.id}`;
  if (returnUrl === null) return "/";
  const url = new URL(returnUrl);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? "");
  url.searchParams.set("redirect_status", intent.status === "succeeded" ? "succeeded" : "failed");
  return url.href;
}
