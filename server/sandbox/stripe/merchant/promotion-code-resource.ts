/** Promotion codes: the words by which customers ask for a coupon. https://docs.stripe.com/api/promotion_codes */
import type { Stripe } from "stripe";
import { invalid, missing } from "../api/api-error";
import { type Route, route } from "../api/api-route";
import type { Wire } from "../api/json-types";
import { createdIn, page, paging, range } from "../api/list-pages";
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
  type Params,
  refusing,
  text,
} from "../api/request-params";
import type { Ledger } from "../stripe-account";
import { changing } from "../webhooks/updated-events";
import { asOfNow, type Coupon } from "./coupon-resource";

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
      ...refusing("currency_options"),
    }),
  ),
  ...refusing("customer_account"),
};

function codeObject(params: Params<typeof creatable>, coupon: Coupon, created: number) {
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
  } satisfies Wire<Stripe.PromotionCode>;
}

export function promotionCodes(ledger: Ledger): Route[] {
  const path = "/v1/promotion_codes";
  const found = (codeId: string) => {
    const code = ledger.state.promotionCodes[codeId];
    if (!code) throw missing("promotion code", codeId);
    return code;
  };
  const all = () => Object.values(ledger.state.promotionCodes).map((code) => usableNow(ledger, code));
  return [
    route("post", path, creatable, (params) => {
      const coupon = ledger.state.coupons[params.promotion.coupon];
      if (!coupon) throw missing("coupon", params.promotion.coupon, "promotion[coupon]");
      if (params.customer !== undefined && !ledger.state.customers[params.customer])
        throw missing("customer", params.customer, "customer");
      const { minimum_amount: least, minimum_amount_currency: of } = params.restrictions ?? {};
      if ((least === undefined) !== (of === undefined))
        throw invalid("You must pass both `minimum_amount` and `minimum_amount_currency`.", { param: "restrictions" });
      // Case does not matter, and of several codes of the same words one may be active.
      const words = params.code?.toUpperCase();
      if (all().some(({ active, code }) => active && code.toUpperCase() === words))
        throw invalid(`An active promotion code with \`code: ${params.code}\` already exists.`, {
          param: "code",
        });
      const code = codeObject(params, coupon, ledger.now());
      ledger.state.promotionCodes[code.id] = code;
      ledger.emit("promotion_code.created", code);
      return usableNow(ledger, code);
    }),
    route("get", `${path}/:id`, {}, (_, codeId) => usableNow(ledger, found(codeId))),
    route(
      "post",
      `${path}/:id`,
      { active: optional(flag()), metadata: metadata(), ...refusing("restrictions") },
      ({ active, metadata: notes }, codeId) => {
        const code = found(codeId);
        changing(ledger, "promotion_code.updated", code, () => {
          if (active !== undefined) code.active = active;
          code.metadata = mergeMetadata(code.metadata, notes);
        });
        return usableNow(ledger, code);
      },
    ),
    route(
      "get",
      path,
      {
        ...paging,
        active: optional(flag()),
        code: optional(text()),
        coupon: optional(text()),
        created: optional(range()),
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
        return page("promotion_code", path, chosen, cursor);
      },
    ),
  ];
}

/** A code ends with its coupon, by its own date and by the number of its uses. */
export function usableNow(ledger: Ledger, code: PromotionCode): PromotionCode {
  const coupon = ledger.state.coupons[code.promotion.coupon];
  const { expires_at: until, max_redemptions: most, times_redeemed: times } = code;
  const usable =
    coupon !== undefined &&
    asOfNow(ledger, coupon).valid &&
    (until === null || ledger.now() <= until) &&
    (most === null || times < most);
  return { ...code, active: code.active && usable };
}
