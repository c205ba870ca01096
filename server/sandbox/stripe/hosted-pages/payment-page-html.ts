/** HTML of checkout's hosted pages. */
import { html } from "hono/html";
import { money } from "../api/currency-amounts";
import type { LineItem } from "../checkout/checkout-lines";
import { type StoredCheckoutSession, successUrl } from "../checkout/checkout-session";
import { cardFields, declinedNote, type FormState, field, shippingFields } from "./card-form-html";
import { type Html, hostedPage } from "./hosted-page-layout";

export type PayForm = FormState & {
  /** The merchant provided the email, so the field is read-only. */
  emailFixed: boolean;
  /** Nothing is due today, and no card was asked for. */
  withoutCard: boolean;
};

/** The page where a session is paid. `about` returns a product's description. */
export function paymentPage(stored: StoredCheckoutSession, form: PayForm, about: (productId: string) => string): Html {
  const { session, lines } = stored;
  const total = money(session.amount_total ?? 0, session.currency);
  const countries = session.shipping_address_collection?.allowed_countries;
  return hostedPage(
    titleOf(stored, total),
    html`<section>
      ${session.cancel_url ? html`<p><a href="${session.cancel_url}">Back</a></p>` : ""}
      <h1>${HEADINGS[session.mode]}</h1>
      ${session.mode === "setup" ? "" : html`<p class="total">${total}</p>`}
      <ul>${lines.map(
        (line) =>
          html`<li><span>${line.description}<small>${about(line.price.product)}</small><small>${terms(line, stored)}</small></span><span>${money(line.amount_total, line.currency)}</span></li>`,
      )}</ul>
    </section>
    <form method="post" novalidate>
      <h1>${form.withoutCard ? "No card needed today" : "Pay by card"}</h1>
      ${declinedNote(form)}
      ${field("email", form, { readonly: form.emailFixed })}
      ${countries ? shippingFields(countries, form) : ""}
      ${form.withoutCard ? "" : cardFields(form)}
      <button>${submitLabel(stored, total)}</button>
    </form>`,
    "two",
  );
}

const HEADINGS = { payment: "Your order", subscription: "Due today", setup: "Save a card for later" };

function titleOf({ session, lines }: StoredCheckoutSession, total: string): string {
  if (session.mode === "setup") return "Save a card";
  return session.mode === "payment" ? `Pay ${total}` : `Subscribe to ${lines[0]?.description ?? ""}`;
}

function submitLabel({ session, subscriptionDetails }: StoredCheckoutSession, total: string): string {
  if (session.mode === "setup") return "Save card";
  if (session.mode === "payment") return `Pay ${total}`;
  const { trialDays = null, trialEnd = null } = subscriptionDetails ?? {};
  return trialDays === null && trialEnd === null ? "Subscribe" : "Start trial";
}

/** `7 days free, then $9.99 per month`; for goods, the quantity and the price. */
function terms({ currency, price, quantity }: LineItem, { subscriptionDetails }: StoredCheckoutSession): string {
  const each = money(price.unit_amount, currency);
  if (!price.recurring) return `Qty ${quantity}${quantity > 1 ? `, ${each} each` : ""}`;
  const { interval, interval_count: count } = price.recurring;
  const rate = `${each} ${count === 1 ? `per ${interval}` : `every ${count} ${interval}s`}`;
  const days = subscriptionDetails?.trialDays ?? null;
  return days === null ? rate : `${days} ${days === 1 ? "day" : "days"} free, then ${rate}`;
}

/**
 * Shown for a session that is already paid. It links to the success page instead of redirecting, because the visitor
 * has come back a second time.
 */
export function paidPage({ session }: StoredCheckoutSession): Html {
  return hostedPage(
    "Already paid",
    html`<div class="box"><h1>Already paid</h1><p>You’ve already paid for this order. You weren’t charged again.</p><p><a href="${successUrl(session)}">Continue</a></p></div>`,
  );
}

export function expiredPage({ session }: StoredCheckoutSession): Html {
  const back = session.cancel_url ? html`<p><a href="${session.cancel_url}">Back</a></p>` : "";
  return hostedPage(
    "This payment has expired",
    html`<div class="box"><h1>This payment has expired</h1><p>You weren’t charged. Go back and start again.</p>${back}</div>`,
  );
}

/** The bank's 3-D Secure prompt; `what` completes "wants to confirm …". */
export function authenticationPage(what: string): Html {
  return hostedPage(
    "3-D Secure",
    html`<form method="post"><h1>3-D Secure</h1><p>Your bank wants to confirm ${what}.</p>
      <button name="outcome" value="complete">Complete</button>
      <button name="outcome" value="fail" class="plain">Fail</button></form>`,
  );
}
