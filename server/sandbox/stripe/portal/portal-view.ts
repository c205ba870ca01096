/** Data for the portal's pages: the customer, their subscriptions, card and invoices, and what they may do. */

import type { StripeAccount } from "../account-state";
import { resourceMissing } from "../api/api-error";
import type { StripeInvoice } from "../invoices/invoice-object";
import type { Customer } from "../merchant/customer-resource";
import type { Price } from "../merchant/price-resource";
import type { PaymentMethod } from "../payments/payment-method-resource";
import { isOver, payingMethod, type StoredSubscription } from "../subscriptions/subscription-object";
import { configurationFor, type PortalConfiguration } from "./portal-configuration-resource";
import type { StoredPortalSession } from "./portal-session-resource";

export type PortalView = {
  stored: StoredPortalSession;
  customer: Customer;
  configuration: PortalConfiguration;
  running: StoredSubscription[];
  /** The card that pays. */
  card: PaymentMethod | undefined;
  /** Finalized invoices, newest first. */
  invoices: StripeInvoice[];
  /** Prices that the customer can switch between. */
  offers: Price[];
  nameOf(productId: string): string;
};

export function viewOf(account: StripeAccount, stored: StoredPortalSession): PortalView {
  const { state } = account;
  const { customer: customerId, configuration: configurationId } = stored.session;
  const customer = state.customers[customerId];
  if (!customer) throw resourceMissing("customer", customerId);
  const configuration = configurationFor(account, configurationId);
  const running = Object.values(state.subscriptions).filter(
    ({ subscription }) => subscription.customer === customerId && !isOver(subscription),
  );
  const byDefault = state.methods[customer.invoice_settings.default_payment_method ?? ""]?.method;
  const [first] = running;
  return {
    stored,
    customer,
    configuration,
    running,
    card: (first && payingMethod(account, first.subscription)) ?? byDefault,
    invoices: Object.values(state.invoices)
      .map(({ invoice }) => invoice)
      .filter((invoice) => invoice.customer === customerId && invoice.status !== "draft")
      .toReversed(),
    offers: configuration.features.subscription_update.products
      .flatMap(({ prices }) => prices)
      .flatMap((priceId) => state.prices[priceId] ?? []),
    nameOf: (productId) => state.products[productId]?.name ?? "",
  };
}
