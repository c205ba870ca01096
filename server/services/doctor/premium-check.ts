/** Checks Premium's prices at Stripe, and the portal where members change plan and card. */
import type Stripe from "stripe";
import { CURRENCY } from "../../../app/domain/limits";
import { isMissing } from "../../clients/stripe-client";
import type { Settings } from "../../config/config";
import { type Finding, failure, fine, warning } from "./finding";
import { planFaults, plansIn } from "./premium-plans";
import { stripeFault, stripeOf } from "./stripe";

const ABOUT = "Premium";

export async function checkPremium(settings: Partial<Settings>): Promise<Finding[]> {
  const stripe = stripeOf(settings);
  const { STRIPE_PREMIUM_PRICES: ids = [], DATABASE_URL } = settings;
  if (!stripe) return [];
  if (ids.length === 0) {
    return [
      warning(
        ABOUT,
        "STRIPE_PREMIUM_PRICES is empty: Premium cannot be joined.",
        "Make a price by month and one by year, and set their ids.",
      ),
    ];
  }
  const read = await Promise.all(ids.map((id) => priceOf(stripe, id)));
  const prices = read.filter((one): one is Stripe.Price => "object" in one);
  const found = read.filter((one): one is Finding => "state" in one);
  found.push(...prices.flatMap(priceFault), ...setFaults(prices, ids.length));
  if (DATABASE_URL) found.push(...planFaults(await plansIn(DATABASE_URL), prices));
  if (found.length === 0) found.push(fine(ABOUT, `Prices: ${prices.map(described).join(", ")}.`));
  return [...found, ...(await portalFindings(stripe, prices))];
}

async function priceOf(stripe: Stripe, id: string): Promise<Stripe.Price | Finding> {
  try {
    return await stripe.prices.retrieve(id, { expand: ["product"] });
  } catch (error) {
    if (!isMissing(error)) return stripeFault(ABOUT, error, `the price ${id}`, "Prices: read");
    return failure(
      ABOUT,
      `The account has no price ${id}.`,
      "Test and live mode have prices of their own: use the id of the key's mode.",
    );
  }
}

const described = ({ unit_amount: cents, recurring, currency }: Stripe.Price) =>
  `${((cents ?? 0) / 100).toFixed(2)} ${currency.toUpperCase()} a ${recurring?.interval}`;

function priceFault(price: Stripe.Price): Finding[] {
  const { id, active, currency, recurring, product } = price;
  const bad = (says: string, remedy: string) => [failure(ABOUT, `The price ${id} ${says}.`, remedy)];
  if (!active) return bad("is archived", "Unarchive it, or use another.");
  if (typeof product === "object" && !product.deleted && !product.active)
    return bad("belongs to an archived product", "Unarchive the product.");
  if (currency !== CURRENCY) return bad(`is in ${currency}`, `Make one in ${CURRENCY}.`);
  if (recurring?.interval_count !== 1 || !["month", "year"].includes(recurring.interval)) {
    return bad("is not charged every month or every year", "Make a recurring price.");
  }
  return [];
}

function setFaults(prices: Stripe.Price[], wanted: number): Finding[] {
  if (prices.length < wanted) return [];
  const intervals = prices.map(({ recurring }) => recurring?.interval);
  const found = (["month", "year"] as const)
    .filter((interval) => intervals.filter((one) => one === interval).length !== 1)
    .map((interval) =>
      warning(
        ABOUT,
        `STRIPE_PREMIUM_PRICES does not have exactly one price by the ${interval}.`,
        "List one price by month and one by year.",
      ),
    );
  const products = new Set(prices.map(({ product }) => (typeof product === "string" ? product : product.id)));
  if (products.size > 1) {
    found.push(
      warning(
        ABOUT,
        "The prices belong to different products.",
        "Make both prices of one product, so that the portal can change between them.",
      ),
    );
  }
  return found;
}

/** We pass no portal configuration, so members get the account's default one. */
async function portalFindings(stripe: Stripe, prices: Stripe.Price[]): Promise<Finding[]> {
  let portal: Stripe.BillingPortal.Configuration | undefined;
  try {
    const expand = ["data.features.subscription_update.products"];
    [portal] = (
      await stripe.billingPortal.configurations.list({ is_default: true, active: true, limit: 1, expand })
    ).data;
  } catch (error) {
    return [stripeFault(ABOUT, error, "the customer portal", "Customer portal: read")];
  }
  if (!portal)
    return [failure(ABOUT, "The customer portal is not set up.", "Save its settings once in Stripe's dashboard.")];
  const { payment_method_update: card, invoice_history: invoices, subscription_update: plan } = portal.features;
  const offered = (plan.products ?? []).flatMap((one) => one.prices);
  const missing = [
    !card.enabled && "another card",
    !invoices.enabled && "invoices",
    !(
      plan.enabled &&
      plan.default_allowed_updates.includes("price") &&
      prices.every(({ id }) => offered.includes(id))
    ) && "a change between the two prices",
  ].filter(Boolean);
  const found: Finding[] = [];
  if (missing.length > 0) {
    found.push(
      warning(
        ABOUT,
        `The customer portal does not offer ${missing.join(", ")}.`,
        "Switch it on in the portal's settings in Stripe's dashboard.",
      ),
    );
  }
  if (plan.enabled && plan.trial_update_behavior !== "continue_trial") {
    found.push(
      warning(
        ABOUT,
        "A change of plan in the customer portal ends the free trial, and Stripe charges that day.",
        "Set the portal's trial_update_behavior to continue_trial.",
      ),
    );
  }
  if (found.length === 0) found.push(fine(ABOUT, "The customer portal offers card, invoices and a change of plan."));
  return found;
}
