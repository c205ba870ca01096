/** Promotion codes, which customers enter to get a coupon. https://docs.stripe.com/api/promotion_codes */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import { invalidRequest, resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import type { AsJson } from "../api/json-types";
import { createdIn, listPage, pagingParams, timeRange } from "../api/list-pages";
import { mergeMetadata } from "../api/merge-metadata";
import { id, letters } from "../api/object-ids";
import {
  currency,
  flag,
  hash,
  integer,
  metadata,
  oneOf,
  optional,
  type ParamsOf,
  text,
  unsupportedParams,
} from "../api/request-params";
import { changeAndEmit } from "../webhooks/updated-events";
import { type Coupon, currentCoupon } from "./coupon-resource";

export type PromotionCode = ReturnType<typeof codeObject>;

const creatable = {
  active: optional(flag()),
  code: optional(text(500)),
  customer: optional(text()),
  expires_at: optional(integer(0)),
  max_redemptions: optional(integer(1)),
  metadata: metadata(),
  promotion: hash({ type: oneOf("coupon"), coupon: text() }),
  restrictions: optional(
    hash({
      first_time_transaction: optional(flag()),
      minimum_amount: optional(integer(1)),
      minimum_amount_currency: optional(currency()),
      ...unsupportedParams("currency_options"),
    }),
  ),
  ...unsupportedParams("customer_account"),
};

function codeObject(params: ParamsOf<typeof creatable>, coupon: Coupon, created: number) {
  const { restrictions } = params;
  return {
    id: id("promo"),
    object: "promotion_code",
    active: params.active ?? true,
    code: params.code ?? letters(8).toUpperCase(),
    created,
    customer: params.customer ?? null,
    customer_account: null,
    expires_at: params.expires_at ?? coupon.redeem_by,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: mergeMetadata({}, params.metadata),
    promotion: { coupon: coupon.id, type: "coupon" },
    restrictions: {
      first_time_transaction: restrictions?.first_time_transaction ?? false,
      minimum_amount: restrictions?.minimum_amount ?? null,
      minimum_amount_currency: restrictions?.minimum_amount_currency ?? null,
    },
    times_redeemed: 0 as number,
  } satisfies AsJson<Stripe.PromotionCode>;
}

export function promotionCodes(account: StripeAccount): ApiRoute[] {
  const path = "/v1/promotion_codes";
  const found = (codeId: string) => {
    const code = account.state.promotionCodes[codeId];
    if (!code) throw resourceMissing("promotion code", codeId);
    return code;
  };
  const all = () => Object.values(account.state.promotionCodes).map((code) => currentPromotionCode(account, code));
  return [
    route("post", path, creatable, (params) => {
      const coupon = account.state.coupons[params.promotion.coupon];
      if (!coupon) throw resourceMissing("coupon", params.promotion.coupon, "promotion[coupon]");
      if (params.customer !== undefined && !account.state.customers[params.customer])
        throw resourceMissing("customer", params.customer, "customer");
      const { minimum_amount: least, minimum_amount_currency: of } = params.restrictions ?? {};
      if ((least === undefined) !== (of === undefined))
        throw invalidRequest("You must pass both `minimum_amount` and `minimum_amount_currency`.", {
          param: "restrictions",
        });
      // Codes are case-insensitive, and only one of several equal codes can be active.
      const words = params.code?.toUpperCase();
      if (all().some(({ active, code }) => active && code.toUpperCase() === words))
        throw invalidRequest(`An active promotion code with \`code: ${params.code}\` already exists.`, {
          param: "code",
        });
      const code = codeObject(params, coupon, account.now());
      account.state.promotionCodes[code.id] = code;
      account.emit("promotion_code.created", code);
      return currentPromotionCode(account, code);
    }),
    route("get", `${path}/:id`, {}, (_, codeId) => currentPromotionCode(account, found(codeId))),
    route(
      "post",
      `${path}/:id`,
      { active: optional(flag()), metadata: metadata(), ...unsupportedParams("restrictions") },
      ({ active, metadata: notes }, codeId) => {
        const code = found(codeId);
        changeAndEmit(account, "promotion_code.updated", code, () => {
          if (active !== undefined) code.active = active;
          code.metadata = mergeMetadata(code.metadata, notes);
        });
        return currentPromotionCode(account, code);
      },
    ),
    route(
      "get",
      path,
      {
        ...pagingParams,
        active: optional(flag()),
        code: optional(text()),
        coupon: optional(text()),
        created: optional(timeRange()),
        customer: optional(text()),
      },
      ({ active, code: words, coupon, created, customer, ...cursor }) => {
        const chosen = all().filter(
          (code) =>
            (active === undefined || code.active === active) &&
            (words === undefined || code.code.toUpperCase() === words.toUpperCase()) &&
            (coupon === undefined || code.promotion.coupon === coupon) &&
            (customer === undefined || code.customer === customer) &&
            createdIn(code.created, created),
        );
        return listPage("promotion_code", path, chosen, cursor);
      },
    ),
  ];
}

/** A code becomes inactive with its coupon, at its expiry date, or when its uses are used up. */
export function currentPromotionCode(account: StripeAccount, code: PromotionCode): PromotionCode {
  const coupon = account.state.coupons[code.promotion.coupon];
  const { expires_at: until, max_redemptions: most, times_redeemed: times } = code;
  const usable =
    coupon !== undefined &&
    currentCoupon(account, coupon).valid &&
    (until === null || account.now() <= until) &&
    (most === null || times < most);
  return { ...code, active: code.active && usable };
}
