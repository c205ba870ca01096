/** The hosted payment page `/c/pay/:id`, and the bank's 3-D Secure page behind it. */
import type { Context, Hono } from "hono";
import { checkCard, nothingTyped, type Typed } from "./card-form";
import { complete, expireOverdue, intentOf, type StoredSession, sessionOf, successUrl } from "./checkout-session";
import type { Ledger } from "./ledger";
import { money } from "./money";
import { authenticationPage, expiredPage, notice, type PayForm, paidPage, payPage } from "./pages";
import { attempt, authenticate, type PaymentIntent } from "./payment-intent";
import { addMethod } from "./payment-methods";

/** `commit` must have the state on disk when it resolves: a payer is sent on only after that. */
export function servePages(app: Hono, ledger: Ledger, commit: () => Promise<void>) {
  app.use("/c/*", async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  });

  app.get("/c/pay/:id", async (c) => {
    expireOverdue(ledger);
    await commit();
    const stored = ledger.state.sessions[c.req.param("id")];
    if (!stored) return c.html(notice("Something went wrong", "This payment does not exist."), 404);
    return closed(c, stored) ?? c.html(payPage(stored, blankForm(ledger, stored), descriptions(ledger)));
  });

  app.post("/c/pay/:id", async (c) => {
    const body = await c.req.parseBody();
    const answer = pay(c, ledger, c.req.param("id"), body);
    await commit();
    return answer;
  });

  app.get("/c/authenticate/:id", async (c) => {
    const intent = ledger.state.intents[c.req.param("id")];
    if (!intent) return c.html(notice("Something went wrong", "This payment does not exist."), 404);
    if (intent.status !== "requires_action") return c.redirect(afterwards(ledger, intent), 303);
    return c.html(authenticationPage(money(intent.amount, intent.currency)));
  });

  app.post("/c/authenticate/:id", async (c) => {
    const { outcome } = await c.req.parseBody();
    expireOverdue(ledger);
    const intent = ledger.state.intents[c.req.param("id")];
    if (!intent) return c.html(notice("Something went wrong", "This payment does not exist."), 404);
    const returnUrl = intent.next_action?.redirect_to_url.return_url ?? null;
    authenticate(ledger, intent, outcome === "complete");
    finish(ledger, sessionOf(ledger, intent.id), intent);
    await commit();
    return c.redirect(afterwards(ledger, intent, returnUrl), 303);
  });
}

const descriptions = (ledger: Ledger) => (productId: string) => ledger.state.products[productId]?.description ?? "";

type Body = Record<string, unknown>;

/** Everything between the payer's press of the button and the answer; synchronous, so that two presses pay once. */
function pay(c: Context, ledger: Ledger, sessionId: string, body: Body): Response | Promise<Response> {
  expireOverdue(ledger);
  const stored = ledger.state.sessions[sessionId];
  if (!stored) return c.html(notice("Something went wrong", "This payment does not exist."), 404);
  const shut = closed(c, stored);
  if (shut) return shut;

  const blank = blankForm(ledger, stored);
  const typed = typedIn(body, blank);
  const checked = checkCard(typed, new Date(ledger.now() * 1000));
  const again = (form: Partial<PayForm>, status: 400 | 402) =>
    c.html(payPage(stored, { ...blank, typed, declined: undefined, ...form }, descriptions(ledger)), status);
  if ("problems" in checked) return again({ problems: checked.problems }, 400);

  const { card, expiry } = checked;
  const billing = { email: typed.email.trim(), name: typed.billingName.trim(), country: "US" };
  const method = addMethod(ledger, card, expiry, billing);
  const intent = intentOf(ledger, stored);
  const declined = attempt(ledger, intent, method, null);
  if (declined) return again({ declined: declined.message }, 402);
  finish(ledger, stored, intent);
  return c.redirect(intent.next_action?.redirect_to_url.url ?? successUrl(stored.session), 303);
}

function finish(ledger: Ledger, stored: StoredSession | undefined, intent: PaymentIntent) {
  if (stored?.session.status === "open" && intent.status === "succeeded") complete(ledger, stored);
}

/** The page for a session that cannot be paid (any more), or undefined. */
function closed(c: Context, stored: StoredSession): Response | Promise<Response> | undefined {
  const { status, mode, ui_mode } = stored.session;
  if (status === "complete") return c.html(paidPage(stored));
  if (status === "expired") return c.html(expiredPage(stored), 410);
  if (mode === "subscription")
    return c.html(notice("Subscription", "The sandbox cannot take out subscriptions yet."), 501);
  if (ui_mode !== "hosted_page") return c.html(notice("Something went wrong", "This payment has no hosted page."), 404);
}

function blankForm(ledger: Ledger, { session }: StoredSession): PayForm {
  const email = session.customer_email ?? ledger.state.customers[session.customer ?? ""]?.email ?? "";
  const error = ledger.state.intents[session.payment_intent ?? ""]?.last_payment_error;
  const declined = error?.code === "payment_intent_authentication_failure" ? error.message : undefined;
  return { typed: { ...nothingTyped, email }, emailFixed: email !== "", problems: {}, declined };
}

function typedIn(body: Body, blank: PayForm): Typed {
  const text = (name: keyof Typed) => (typeof body[name] === "string" ? body[name] : "");
  return {
    email: blank.emailFixed ? blank.typed.email : text("email"),
    cardNumber: text("cardNumber"),
    cardExpiry: text("cardExpiry"),
    cardCvc: text("cardCvc"),
    billingName: text("billingName"),
  };
}

/** Where the payer goes from the bank: on with the session, or to the intent's own return address. */
function afterwards(ledger: Ledger, intent: PaymentIntent, returnUrl: string | null = null): string {
  const stored = sessionOf(ledger, intent.id);
  if (stored?.session.status === "complete") return successUrl(stored.session);
  if (stored) return `/c/pay/${stored.session.id}`;
  if (returnUrl === null) return "/";
  const url = new URL(returnUrl);
  url.searchParams.set("payment_intent", intent.id);
  url.searchParams.set("payment_intent_client_secret", intent.client_secret ?? "");
  url.searchParams.set("redirect_status", intent.status === "succeeded" ? "succeeded" : "failed");
  return url.href;
}
