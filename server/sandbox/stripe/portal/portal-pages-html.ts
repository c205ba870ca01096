/** HTML of the customer portal. */
import { html } from "hono/html";
import { money } from "../api/currency-amounts";
import { cardFields, declinedNote, type FormState } from "../hosted-pages/card-form-html";
import { type Html, hostedPage } from "../hosted-pages/hosted-page-layout";
import type { Price } from "../merchant/price-resource";
import {
  type Feedback,
  periodOf,
  type StoredSubscription,
  type StripeSubscription,
} from "../subscriptions/subscription-object";
import type { PortalView } from "./portal-view";

const REASONS: Record<Feedback, string> = {
  too_expensive: "It’s too expensive",
  missing_features: "Some features I need are missing",
  switched_service: "I found an alternative",
  unused: "I no longer need it",
  customer_service: "Customer service was less than expected",
  too_complex: "Ease of use was less than expected",
  low_quality: "Quality was less than expected",
  other: "Other reason",
};

const date = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

function rate({ currency, recurring, unit_amount }: Price): string {
  const { interval = "month", interval_count: count = 1 } = recurring ?? {};
  return `${money(unit_amount, currency)} ${count === 1 ? `per ${interval}` : `every ${count} ${interval}s`}`;
}

const base = ({ stored }: PortalView) => `/p/session/${stored.key}`;

const back = (view: PortalView) => html`<p><a href="${base(view)}/home">Back</a></p>`;

function wayOut({ stored }: PortalView): Html | string {
  const { return_url: url } = stored.session;
  return url ? html`<p><a href="${url}">Return to the site</a></p>` : "";
}

export function homePage(view: PortalView): Html {
  const { card, configuration, customer, invoices, running } = view;
  const { features } = configuration;
  return hostedPage(
    "Billing",
    html`${wayOut(view)}
    <h1>${configuration.business_profile.headline ?? "Manage your billing"}</h1>
    ${running.length === 0 ? html`<p class="soft">No subscription.</p>` : running.map((own) => subscriptionBox(view, own))}
    <section class="box"><h2>Payment method</h2>
      <p class="soft">${card ? `${card.card.brand} •••• ${card.card.last4}, expires ${card.card.exp_month}/${card.card.exp_year}` : "None"}</p>
      ${features.payment_method_update.enabled ? html`<a class="button plain" href="${base(view)}/card">${card ? "Change the card" : "Add a card"}</a>` : ""}
    </section>
    <section class="box"><h2>Billing information</h2><p class="soft">${customer.name ?? ""}</p><p class="soft">${customer.email ?? ""}</p></section>
    ${
      features.invoice_history.enabled
        ? html`<section class="box"><h2>Invoices</h2><ul>${invoices.map(
            (invoice) =>
              html`<li><a href="${invoice.hosted_invoice_url}">${date(invoice.created)}</a><span>${money(invoice.total, invoice.currency)}, ${invoice.status}</span></li>`,
          )}</ul></section>`
        : ""
    }`,
  );
}

function subscriptionBox(view: PortalView, { subscription }: StoredSubscription): Html {
  const { features } = view.configuration;
  const own = `${base(view)}/subscriptions/${subscription.id}`;
  const ending = subscription.cancel_at !== null;
  const item = subscription.items.data[0];
  return html`<section class="box"><h2>${item ? view.nameOf(item.price.product) : ""}</h2>
      <p class="total">${item ? rate(item.price) : ""}</p><p class="soft">${standing(subscription)}</p>
      <div class="actions">
      ${features.subscription_update.enabled && !ending && view.offers.length > 1 ? html`<a class="button" href="${own}/plans">Change plan</a>` : ""}
      ${features.subscription_cancel.enabled && !ending ? html`<a class="button plain" href="${own}/cancel">Cancel subscription</a>` : ""}
      ${ending ? html`<form method="post" action="${own}/renew"><button>Don’t cancel subscription</button></form>` : ""}
      </div></section>`;
}

function standing(subscription: StripeSubscription): string {
  const { end } = periodOf(subscription);
  if (subscription.cancel_at !== null) return `Your subscription will be canceled on ${date(subscription.cancel_at)}.`;
  if (subscription.status === "trialing") return `Your free trial ends on ${date(end)}.`;
  if (subscription.status === "past_due" || subscription.status === "unpaid") return "Your last payment failed.";
  if (subscription.status === "paused") return "Your subscription is paused.";
  return `Your next billing date is ${date(end)}.`;
}

export function cardPage(view: PortalView, form: FormState): Html {
  return hostedPage(
    "Card",
    html`${back(view)}<form method="post" novalidate><h1>Your card</h1>${declinedNote(form)} ${cardFields(form)}<button>Save</button></form>`,
  );
}

export function cancelPage(view: PortalView, { subscription }: StoredSubscription): Html {
  const { mode, cancellation_reason: reason } = view.configuration.features.subscription_cancel;
  const when = mode === "immediately" ? "right away" : `on ${date(periodOf(subscription).end)}`;
  const offered = (Object.keys(REASONS) as Feedback[]).filter((name) => reason.options.includes(name));
  const options = offered.map(
    (name) =>
      html`<label class="choice"><input type="radio" name="feedback" value="${name}"><span>${REASONS[name]}</span></label>`,
  );
  return hostedPage(
    "Cancel your subscription",
    html`${back(view)}<form method="post"><h1>Cancel your subscription</h1><p>It ends ${when}.</p>
      ${reason.enabled ? html`<fieldset><legend>Why are you canceling?</legend>${options}</fieldset><label>Anything else?<textarea name="comment" rows="3"></textarea></label>` : ""}
      <button>Cancel subscription</button></form>`,
  );
}

export function plansPage(view: PortalView, { subscription }: StoredSubscription): Html {
  const current = subscription.items.data[0]?.price.id;
  const choices = view.offers.map(
    (price) =>
      html`<label class="choice"><input type="radio" name="price" value="${price.id}" ${price.id === current ? "checked" : ""}><span>${view.nameOf(price.product)}, ${rate(price)}${price.id === current ? " (current plan)" : ""}</span></label>`,
  );
  return hostedPage(
    "Change your plan",
    html`${back(view)}<form method="post"><h1>Change your plan</h1><fieldset><legend>Plans</legend>${choices}</fieldset><button>Continue</button></form>`,
  );
}

export function confirmPage(
  view: PortalView,
  { subscription }: StoredSubscription,
  price: Price,
  declined?: string | undefined,
): Html {
  const former = subscription.items.data[0]?.price;
  const trial = subscription.status === "trialing";
  const otherInterval = former?.recurring.interval !== price.recurring?.interval;
  const consequence = trial
    ? `You pay ${rate(price)} when your trial ends.`
    : otherInterval
      ? `A new billing period starts today at ${rate(price)}, minus unused time.`
      : `You pay ${rate(price)}. The difference is on your next invoice.`;
  return hostedPage(
    "Confirm your changes",
    html`${back(view)}<form method="post"><h1>Confirm your changes</h1>${declinedNote({ declined })}<p>${consequence}</p>
      <input type="hidden" name="price" value="${price.id}"><button name="confirm" value="yes">Confirm</button></form>`,
  );
}

export function donePage(view: PortalView, text: string): Html {
  return hostedPage("Done", html`<div class="box"><h1>${text}</h1>${wayOut(view)}</div>`);
}
