/** `/v1/account`: the merchant's account, which owns the secret key. */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import { resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import type { AsJson } from "../api/json-types";

const ID = "acct_1SandboxSandbox";

const accountObject = (origin: string) =>
  ({
    id: ID,
    object: "account",
    business_profile: {
      mcc: "7922",
      minority_owned_business_designation: null,
      name: "Sandbox",
      product_description: null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: origin,
    },
    business_type: "company",
    capabilities: { card_payments: "active", transfers: "active" },
    charges_enabled: true,
    country: "US",
    created: 0,
    default_currency: "usd",
    details_submitted: true,
    email: "office@ringside.example",
    metadata: {},
    payouts_enabled: true,
    type: "standard",
  }) satisfies AsJson<Stripe.Account>;

export function accountRoutes({ origin }: StripeAccount): ApiRoute[] {
  return [
    route("get", "/v1/account", {}, () => accountObject(origin)),
    route("get", "/v1/accounts/:id", {}, (_, accountId) => {
      if (accountId !== ID) throw resourceMissing("account", accountId);
      return accountObject(origin);
    }),
  ];
}
