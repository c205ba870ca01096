/** The hosted payment page `/c/pay/:id`. */
import type { Context, Hono } from "hono";
import type { StripeAccount } from "../account-state";
import { completeSession } from "../checkout/checkout-completion";
import { intentOf, type StoredCheckoutSession, setupOf, successUrl } from "../checkout/checkout-session";
import { attemptPayment } from "../payments/payment-intent";
import { addMethod, type PaymentMethod } from "../payments/payment-method-resource";
import { attemptSetup } from "../payments/setup-intent-resource";
import { runScheduledWork } from "../scheduled-work";
import { cardFormValues, checkCard, checkEmail, checkShipping, emptyCardForm, shippingOf } from "./card-form";
import { notFoundPage, notice } from "./hosted-page-layout";
import { expiredPage, type PayForm, paidPage, paymentPage } from "./payment-page-html";

/** `commit` must save the state before it resolves; the payer is redirected only after that. */
export function servePaymentPage(app: Hono, account: StripeAccount, commit: () => Promise<void>) {
  app.get("/c/pay/:id", async (c) => {
    runScheduledWork(account);
    await commit();
    const stored = account.state.sessions[c.req.param("id")];
    if (!stored) return c.html(notFoundPage("payment"), 404);
    return closed(c, stored) ?? c.html(paymentPage(stored, blankForm(account, stored), descriptions(account)));
  });

  app.post("/c/pay/:id", async (c) => {
    const body = await c.req.parseBody();
    const answer = pay(c, account, c.req.param("id"), body);
    await commit();
    return answer;
  });
}

const descriptions = (account: StripeAccount) => (productId: string) =>
  account.state.products[productId]?.description ?? "";

type FormBody = Record<string, unknown>;

/** Everything between the form post and the response. It is synchronous, so that pressing twice pays once. */
function pay(c: Context, account: StripeAccount, sessionId: string, body: FormBody): Response | Promise<Response> {
  runScheduledWork(account);
  const stored = account.state.sessions[sessionId];
  if (!stored) return c.html(notFoundPage("payment"), 404);
  const shut = closed(c, stored);
  if (shut) return shut;

  const blank = blankForm(account, stored);
  const posted = cardFormValues(body);
  const typed = { ...posted, email: blank.emailFixed ? blank.typed.email : posted.email };
  const again = (form: Partial<PayForm>, status: 400 | 402) =>
    c.html(paymentPage(stored, { ...blank, typed, declined: undefined, ...form }, descriptions(account)), status);

  const countries = stored.session.shipping_address_collection?.allowed_countries;
  const checked = blank.withoutCard ? undefined : checkCard(typed, new Date(account.now() * 1000));
  const problems = {
    ...checkEmail(typed),
    ...(countries && checkShipping(typed, countries)),
    ...(checked && "problems" in checked ? checked.problems : {}),
  };
  if (Object.keys(problems).length > 0) return again({ problems }, 400);

  const email = typed.email.trim();
  if (countries) stored.shipping = shippingOf(typed);
  if (!checked || "problems" in checked) {
    completeSession(account, stored, email);
    return c.redirect(successUrl(stored.session), 303);
  }
  const billing = { email, name: typed.billingName.trim(), country: "US" };
  const tried = tryCard(account, stored, addMethod(account, checked.card, checked.expiry, billing));
  if (tried.declined) return again({ declined: tried.declined.message }, 402);
  return c.redirect(tried.next ?? successUrl(stored.session), 303);
}

/**
 * Charges the card, or saves it if nothing is due today. `next` is the bank's page, if the bank asks for
 * authentication.
 */
function tryCard(account: StripeAccount, stored: StoredCheckoutSession, method: PaymentMethod) {
  const saving = !stored.session.amount_total;
  const work = saving ? setupOf(account, stored) : intentOf(account, stored);
  if (work.object === "payment_intent" && stored.shipping)
    work.shipping = { ...stored.shipping, carrier: null, phone: null, tracking_number: null };
  const declined =
    work.object === "payment_intent"
      ? attemptPayment(account, work, method, { returnUrl: null })
      : attemptSetup(account, work, method, null);
  if (work.status === "succeeded") completeSession(account, stored);
  return { declined, next: work.next_action?.redirect_to_url.url };
}

/** The page for a session that can't be paid (any more), or undefined. */
function closed(c: Context, stored: StoredCheckoutSession): Response | Promise<Response> | undefined {
  const { status, ui_mode } = stored.session;
  if (status === "complete") return c.html(paidPage(stored));
  if (status === "expired") return c.html(expiredPage(stored), 410);
  if (ui_mode !== "hosted_page") return c.html(notice("Something went wrong", "This payment has no hosted page."), 404);
}

function blankForm(account: StripeAccount, { session, work }: StoredCheckoutSession): PayForm {
  const email = session.customer_email ?? account.state.customers[session.customer ?? ""]?.email ?? "";
  const error =
    account.state.intents[work ?? session.payment_intent ?? ""]?.last_payment_error ??
    account.state.setups[work ?? ""]?.last_setup_error;
  // A decline was shown right after the form post; a failed 3-D Secure authentication is shown when the payer returns
  // from the bank's page.
  const declined = error?.code?.endsWith("_authentication_failure") ? error.message : undefined;
  const withoutCard = session.amount_total === 0 && session.payment_method_collection === "if_required";
  return { typed: { ...emptyCardForm, email }, emailFixed: email !== "", withoutCard, problems: {}, declined };
}
