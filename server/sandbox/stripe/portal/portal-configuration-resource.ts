/** Portal configurations: what customers can do in the portal. `/v1/billing_portal/configurations`. */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import { invalidRequest, resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import type { AsJson } from "../api/json-types";
import { listPage, pagingParams } from "../api/list-pages";
import { mergeMetadata } from "../api/merge-metadata";
import { id } from "../api/object-ids";
import {
  address,
  clearable,
  flag,
  hash,
  ignoredParams,
  list,
  metadata,
  oneOf,
  optional,
  type ParamsOf,
  text,
  unsupportedParams,
} from "../api/request-params";
import { FEEDBACK, type Feedback } from "../subscriptions/subscription-object";
import { changeAndEmit } from "../webhooks/updated-events";

export type PortalConfiguration = ReturnType<typeof configurationObject>;

const prorationParam = optional(oneOf("always_invoice", "create_prorations", "none"));

const features = {
  customer_update: optional(hash({ enabled: optional(flag()), ...ignoredParams("allowed_updates") })),
  invoice_history: optional(hash({ enabled: flag() })),
  payment_method_update: optional(hash({ enabled: flag(), ...unsupportedParams("payment_method_configuration") })),
  subscription_cancel: optional(
    hash({
      enabled: optional(flag()),
      mode: optional(oneOf("at_period_end", "immediately")),
      cancellation_reason: optional(
        hash({
          enabled: flag(),
          options: optional(list(oneOf(...FEEDBACK))),
          ...unsupportedParams("feedback_options"),
        }),
      ),
      ...ignoredParams("proration_behavior"),
    }),
  ),
  subscription_update: optional(
    hash({
      enabled: optional(flag()),
      products: optional(
        list(hash({ product: text(), prices: list(text()), ...unsupportedParams("adjustable_quantity") })),
      ),
      proration_behavior: prorationParam,
      ...ignoredParams("default_allowed_updates"),
      trial_update_behavior: optional(oneOf("continue_trial", "end_trial")),
      ...unsupportedParams("billing_cycle_anchor", "schedule_at_period_end"),
    }),
  ),
  ...unsupportedParams("subscription_pause"),
};

const shared = {
  business_profile: optional(
    hash({
      headline: clearable(text(60)),
      privacy_policy_url: clearable(address()),
      terms_of_service_url: clearable(address()),
    }),
  ),
  default_return_url: clearable(address()),
  metadata: metadata(),
  name: clearable(text()),
  ...unsupportedParams("login_page"),
};
const readFeatures = hash(features);
type FeatureParams = ParamsOf<typeof features>;

/** A configuration with all features on. Customers can switch between `products`. */
export function configurationObject(
  products: { product: string; prices: string[] }[],
  { isDefault, created }: { isDefault: boolean; created: number },
) {
  return {
    id: id("bpc"),
    object: "billing_portal.configuration",
    active: true as boolean,
    application: null,
    business_profile: {
      headline: null as string | null,
      privacy_policy_url: null as string | null,
      terms_of_service_url: null as string | null,
    },
    created,
    default_return_url: null as string | null,
    features: {
      customer_update: { allowed_updates: ["email", "address"], enabled: true as boolean },
      invoice_history: { enabled: true as boolean },
      payment_method_update: { enabled: true as boolean, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: {
          enabled: true as boolean,
          feedback_options: null,
          options: [...FEEDBACK] as Feedback[],
        },
        enabled: true as boolean,
        mode: "at_period_end" as "at_period_end" | "immediately",
        proration_behavior: "none",
      },
      subscription_pause: { duration: { interval_options: [], type: "indefinite" }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: ["price"],
        enabled: true as boolean,
        products: products.map((product) => ({
          ...product,
          adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
        })),
        proration_behavior: "create_prorations" as "always_invoice" | "create_prorations" | "none",
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: "end_trial" as "continue_trial" | "end_trial",
      },
    },
    is_default: isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {} as Record<string, string>,
    name: null as string | null,
    updated: created,
  } satisfies AsJson<Stripe.BillingPortal.Configuration>;
}

/** The configuration with this id, or the account's default. */
export function configurationFor({ state }: StripeAccount, named: string | undefined): PortalConfiguration {
  const found =
    named === undefined
      ? Object.values(state.portalConfigurations).find(({ is_default }) => is_default)
      : state.portalConfigurations[named];
  if (found) return found;
  if (named !== undefined) throw resourceMissing("configuration", named, "configuration");
  throw invalidRequest(
    "You can't create a portal session in test mode until you save your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.",
  );
}

export function portalConfigurations(account: StripeAccount): ApiRoute[] {
  const path = "/v1/billing_portal/configurations";
  const found = (configurationId: string) => {
    const configuration = account.state.portalConfigurations[configurationId];
    if (!configuration) throw resourceMissing("configuration", configurationId);
    return configuration;
  };
  return [
    route("post", path, { ...shared, features: readFeatures }, (params) => {
      const configuration = configurationObject([], { isDefault: false, created: account.now() });
      for (const feature of Object.values(configuration.features)) feature.enabled = false;
      write(configuration, params);
      writeFeatures(configuration, params.features);
      account.state.portalConfigurations[configuration.id] = configuration;
      account.emit("billing_portal.configuration.created", configuration);
      return configuration;
    }),
    route("get", `${path}/:id`, {}, (_, configurationId) => found(configurationId)),
    route(
      "post",
      `${path}/:id`,
      { ...shared, active: optional(flag()), features: optional(readFeatures) },
      (params, configurationId) => {
        const configuration = found(configurationId);
        changeAndEmit(account, "billing_portal.configuration.updated", configuration, () => {
          if (params.active !== undefined) configuration.active = params.active;
          write(configuration, params);
          if (params.features) writeFeatures(configuration, params.features);
          configuration.updated = account.now();
        });
        return configuration;
      },
    ),
    route(
      "get",
      path,
      { ...pagingParams, active: optional(flag()), is_default: optional(flag()) },
      ({ active, is_default: isDefault, ...cursor }) => {
        const chosen = Object.values(account.state.portalConfigurations).filter(
          (one) =>
            (active === undefined || one.active === active) &&
            (isDefault === undefined || one.is_default === isDefault),
        );
        return listPage("billing_portal.configuration", path, chosen, cursor);
      },
    ),
  ];
}

function write(configuration: PortalConfiguration, params: ParamsOf<typeof shared>) {
  const { business_profile: profile, default_return_url: returnUrl, name } = params;
  const given = Object.entries(profile ?? {}).filter(([, value]) => value !== undefined);
  configuration.business_profile = { ...configuration.business_profile, ...Object.fromEntries(given) };
  if (returnUrl !== undefined) configuration.default_return_url = returnUrl;
  if (name !== undefined) configuration.name = name;
  configuration.metadata = mergeMetadata(configuration.metadata, params.metadata);
}

function writeFeatures({ features: present }: PortalConfiguration, given: FeatureParams) {
  for (const name of ["customer_update", "invoice_history", "payment_method_update"] as const)
    present[name].enabled = given[name]?.enabled ?? present[name].enabled;
  const { subscription_cancel: cancel, subscription_update: change } = given;
  if (cancel) {
    present.subscription_cancel.enabled = cancel.enabled ?? present.subscription_cancel.enabled;
    present.subscription_cancel.mode = cancel.mode ?? present.subscription_cancel.mode;
    const { enabled, options } = cancel.cancellation_reason ?? {};
    const reason = present.subscription_cancel.cancellation_reason;
    reason.enabled = enabled ?? reason.enabled;
    reason.options = options ?? reason.options;
  }
  if (change) {
    present.subscription_update.enabled = change.enabled ?? present.subscription_update.enabled;
    present.subscription_update.proration_behavior =
      change.proration_behavior ?? present.subscription_update.proration_behavior;
    present.subscription_update.trial_update_behavior =
      change.trial_update_behavior ?? present.subscription_update.trial_update_behavior;
    if (change.products)
      present.subscription_update.products = change.products.map(({ product, prices }) => ({
        product,
        prices,
        adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
      }));
  }
}
