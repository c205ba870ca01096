/** Customers. Emails aren't unique: two customers may share one. The list's filter is case-sensitive. */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import { resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import type { AsJson } from "../api/json-types";
import { createdIn, listOf, listPage, pagingParams, timeRange } from "../api/list-pages";
import { mergeMetadata } from "../api/merge-metadata";
import { id } from "../api/object-ids";
import {
  clearable,
  email,
  hash,
  ignored,
  ignoredParams,
  integer,
  list,
  metadata,
  oneOf,
  optional,
  type ParamsOf,
  text,
  unsupportedParams,
} from "../api/request-params";
import { searchPage } from "../api/search-query";
import { attach, cardOf, checkSaving, methodNamed, methodOfCustomer } from "../payments/payment-method-resource";
import { isOver } from "../subscriptions/subscription-object";
import { endSubscription } from "../subscriptions/subscription-status";
import { changeAndEmit } from "../webhooks/updated-events";

export type Customer = ReturnType<typeof customerObject>;

const place = hash({
  city: clearable(text()),
  country: clearable(text()),
  line1: clearable(text()),
  line2: clearable(text()),
  postal_code: clearable(text()),
  state: clearable(text()),
});

const writable = {
  address: clearable(place),
  description: clearable(text()),
  email: clearable(email()),
  invoice_settings: optional(
    hash({
      default_payment_method: clearable(text()),
      ...ignoredParams("custom_fields", "footer", "rendering_options"),
    }),
  ),
  metadata: metadata(),
  name: clearable(text(256)),
  phone: clearable(text(20)),
  preferred_locales: optional(list(text())),
  shipping: ignored(),
  tax_exempt: clearable(oneOf("exempt", "none", "reverse")),
  validate: ignored(),
  ...ignoredParams("tax", "invoice_prefix", "next_invoice_sequence", "individual_name", "business_name"),
  ...unsupportedParams("balance", "cash_balance", "source", "tax_id_data", "test_clock"),
};

export function customerObject(created: number, invoicePrefix: string) {
  return {
    id: id("cus"),
    object: "customer",
    address: null as AsJson<Stripe.Address> | null,
    balance: 0 as number,
    created,
    currency: null as string | null,
    default_source: null,
    delinquent: false as boolean,
    description: null as string | null,
    discount: null,
    email: null as string | null,
    invoice_prefix: invoicePrefix,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null as string | null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {} as Record<string, string>,
    name: null as string | null,
    next_invoice_sequence: 1 as number,
    phone: null as string | null,
    preferred_locales: [] as string[],
    shipping: null,
    tax_exempt: "none" as "exempt" | "none" | "reverse",
    test_clock: null,
  } satisfies AsJson<Stripe.Customer>;
}

/** Creates a customer; checkout also calls it if the session asks for one. */
export function addCustomer(
  account: StripeAccount,
  details: Partial<Pick<Customer, "email" | "name" | "address">>,
): Customer {
  const customer = { ...customerObject(account.now(), id("cus").slice(-8).toUpperCase()), ...details };
  account.state.customers[customer.id] = customer;
  return customer;
}

export function customers(account: StripeAccount): ApiRoute[] {
  const all = () => Object.values(account.state.customers);
  const found = (customerId: string) => {
    const customer = account.state.customers[customerId];
    if (!customer) throw resourceMissing("customer", customerId);
    return customer;
  };
  const own = (customer: Customer, methodId: string) =>
    methodOfCustomer(account, customer.id, methodId, "invoice_settings[default_payment_method]").id;
  return [
    route("post", "/v1/customers", { ...writable, payment_method: optional(text()) }, (params) => {
      const method = params.payment_method === undefined ? undefined : methodNamed(account, params.payment_method);
      if (method) checkSaving(cardOf(account, method.id));
      const customer = addCustomer(account, {});
      write(customer, params);
      account.emit("customer.created", customer);
      if (method) attach(account, method, customer.id);
      const chosen = params.invoice_settings?.default_payment_method;
      if (chosen) customer.invoice_settings.default_payment_method = method?.id ?? own(customer, chosen);
      return customer;
    }),
    route(
      "get",
      "/v1/customers/search",
      { query: text(), limit: optional(integer(1, 100)), page: optional(text()) },
      (params) => searchPage("/v1/customers/search", all(), params),
    ),
    route("get", "/v1/customers/:id", {}, (_, customerId) => deletedCustomer(account, customerId) ?? found(customerId)),
    route("post", "/v1/customers/:id", writable, (params, customerId) => {
      const customer = found(customerId);
      const chosen = params.invoice_settings?.default_payment_method;
      if (chosen) own(customer, chosen);
      changeAndEmit(account, "customer.updated", customer, () => {
        write(customer, params);
        if (chosen !== undefined) customer.invoice_settings.default_payment_method = chosen;
      });
      return customer;
    }),
    route("delete", "/v1/customers/:id", {}, (_, customerId) => {
      const customer = found(customerId);
      for (const stored of subscriptionsOf(account, customerId))
        if (!isOver(stored.subscription)) endSubscription(account, stored, null);
      removeCards(account, customerId);
      delete account.state.customers[customerId];
      account.state.deletedCustomers.push(customerId);
      account.emit("customer.deleted", customer);
      return deleted(customerId);
    }),
    route(
      "get",
      "/v1/customers",
      { ...pagingParams, email: optional(text(512)), created: optional(timeRange()) },
      ({ email: wanted, created, ...cursor }) => {
        const chosen = all().filter((customer) => wanted === undefined || customer.email === wanted);
        return listPage(
          "customer",
          "/v1/customers",
          chosen.filter((customer) => createdIn(customer.created, created)),
          cursor,
        );
      },
    ),
  ];
}

const deleted = (customerId: string) => ({ id: customerId, object: "customer", deleted: true });

/** What Stripe still returns for a deleted customer. */
export const deletedCustomer = ({ state }: StripeAccount, customerId: string) =>
  state.deletedCustomers.includes(customerId) ? deleted(customerId) : undefined;

/** https://docs.stripe.com/api/customers/delete: "Deleting customers removes all credit card details". */
function removeCards({ state }: StripeAccount, customerId: string) {
  for (const { method } of Object.values(state.methods)) if (method.customer === customerId) method.customer = null;
}

const subscriptionsOf = ({ state }: StripeAccount, customerId: string) =>
  Object.values(state.subscriptions).filter(({ subscription }) => subscription.customer === customerId);

/** The `subscriptions` of a customer, for `expand: ["subscriptions"]`, without canceled ones. */
export function subscriptionsIn(account: StripeAccount, customerId: string) {
  const own = subscriptionsOf(account, customerId).map(({ subscription }) => subscription);
  const running = own.filter((subscription) => !isOver(subscription)).toReversed();
  return listOf(`/v1/customers/${customerId}/subscriptions`, running);
}

function write(customer: Customer, params: ParamsOf<typeof writable>) {
  const { address, metadata: changed, preferred_locales: locales, tax_exempt: exempt } = params;
  for (const key of ["description", "email", "name", "phone"] as const) {
    const value = params[key];
    if (value !== undefined) customer[key] = value;
  }
  if (address !== undefined) {
    const nothing = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
    const given = Object.entries(address ?? {}).filter(([, value]) => value !== undefined);
    customer.address = address === null ? null : { ...nothing, ...Object.fromEntries(given) };
  }
  if (locales !== undefined) customer.preferred_locales = locales;
  if (exempt !== undefined) customer.tax_exempt = exempt ?? "none";
  customer.metadata = mergeMetadata(customer.metadata, changed);
}
