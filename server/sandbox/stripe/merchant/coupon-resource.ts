/** Coupons: a discount for any customer. https://docs.stripe.com/api/coupons */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import { invalidRequest, resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import type { AsJson } from "../api/json-types";
import { createdIn, listPage, pagingParams, timeRange } from "../api/list-pages";
import { mergeMetadata } from "../api/merge-metadata";
import { letters } from "../api/object-ids";
import {
  clearable,
  currency,
  integer,
  metadata,
  oneOf,
  optional,
  type ParamsOf,
  percentage,
  text,
  unsupportedParams,
} from "../api/request-params";
import { changeAndEmit } from "../webhooks/updated-events";

export type Coupon = ReturnType<typeof couponObject>;

const creatable = {
  amount_off: optional(integer(1)),
  currency: optional(currency()),
  duration: optional(oneOf("forever", "once", "repeating")),
  duration_in_months: optional(integer(1)),
  id: optional(text(500)),
  max_redemptions: optional(integer(1)),
  metadata: metadata(),
  name: optional(text(40)),
  percent_off: optional(percentage()),
  redeem_by: optional(integer(0)),
  ...unsupportedParams("applies_to", "currency_options"),
};

function couponObject(params: ParamsOf<typeof creatable>, created: number) {
  return {
    id: params.id ?? letters(8),
    object: "coupon",
    amount_off: params.amount_off ?? null,
    created,
    currency: params.currency ?? null,
    duration: params.duration ?? ("once" as const),
    duration_in_months: params.duration_in_months ?? null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name ?? null,
    percent_off: params.percent_off ?? null,
    redeem_by: params.redeem_by ?? null,
    times_redeemed: 0 as number,
    valid: true as boolean,
  } satisfies AsJson<Stripe.Coupon>;
}

export function coupons(account: StripeAccount): ApiRoute[] {
  const found = (couponId: string) => {
    const coupon = account.state.coupons[couponId];
    if (!coupon) throw resourceMissing("coupon", couponId);
    return coupon;
  };
  return [
    route("post", "/v1/coupons", creatable, (params) => {
      check(params);
      if (params.id !== undefined && account.state.coupons[params.id])
        throw invalidRequest("Coupon already exists.", { code: "resource_already_exists", param: "id" });
      const coupon = couponObject(params, account.now());
      account.state.coupons[coupon.id] = coupon;
      account.emit("coupon.created", coupon);
      return currentCoupon(account, coupon);
    }),
    route("get", "/v1/coupons/:id", {}, (_, couponId) => currentCoupon(account, found(couponId))),
    route(
      "post",
      "/v1/coupons/:id",
      { metadata: metadata(), name: clearable(text(40)), ...unsupportedParams("currency_options") },
      ({ metadata: notes, name }, couponId) => {
        const coupon = found(couponId);
        changeAndEmit(account, "coupon.updated", coupon, () => {
          if (name !== undefined) coupon.name = name;
          coupon.metadata = mergeMetadata(coupon.metadata, notes);
        });
        return currentCoupon(account, coupon);
      },
    ),
    route("delete", "/v1/coupons/:id", {}, (_, couponId) => {
      const coupon = found(couponId);
      delete account.state.coupons[couponId];
      account.emit("coupon.deleted", coupon);
      return { id: couponId, object: "coupon", deleted: true };
    }),
    route("get", "/v1/coupons", { ...pagingParams, created: optional(timeRange()) }, ({ created, ...cursor }) => {
      const chosen = Object.values(account.state.coupons).filter((coupon) => createdIn(coupon.created, created));
      return listPage(
        "coupon",
        "/v1/coupons",
        chosen.map((coupon) => currentCoupon(account, coupon)),
        cursor,
      );
    }),
  ];
}

function check(params: ParamsOf<typeof creatable>) {
  const { amount_off: amount, percent_off: percent, duration, duration_in_months: months } = params;
  if (amount === undefined && percent === undefined) throw invalidRequest("Must provide percent_off or amount_off.");
  if (amount !== undefined && percent !== undefined)
    throw invalidRequest("You may only specify one of these parameters: amount_off, percent_off.");
  if (amount !== undefined && params.currency === undefined)
    throw invalidRequest("You must pass currency when passing amount_off", { param: "currency" });
  if (duration === "repeating" && months === undefined)
    throw invalidRequest("Missing required param: duration_in_months.", {
      code: "parameter_missing",
      param: "duration_in_months",
    });
  if (duration !== "repeating" && months !== undefined)
    throw invalidRequest("You can only specify duration_in_months when duration is repeating.", {
      param: "duration_in_months",
    });
}

/** Computed on each read, because it depends on the time and the number of uses. */
export function currentCoupon(account: StripeAccount, coupon: Coupon): Coupon {
  const { max_redemptions: most, redeem_by: until, times_redeemed: times } = coupon;
  return { ...coupon, valid: (until === null || account.now() <= until) && (most === null || times < most) };
}
