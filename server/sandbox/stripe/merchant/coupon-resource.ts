/** Coupons: what is taken off, without saying for whom. https://docs.stripe.com/api/coupons */
import type { Stripe } from "stripe";
import { invalid, missing } from "../api/api-error";
import { type Route, route } from "../api/api-route";
import type { Wire } from "../api/json-types";
import { createdIn, page, paging, range } from "../api/list-pages";
import { mergeMetadata } from "../api/merge-metadata";
import { letters } from "../api/object-ids";
import {
  clearable,
  currency,
  integer,
  metadata,
  oneOf,
  optional,
  type Params,
  percentage,
  refusing,
  text,
} from "../api/request-params";
import type { Ledger } from "../stripe-account";
import { changing } from "../webhooks/updated-events";

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
  ...refusing("applies_to", "currency_options"),
};

function couponObject(params: Params<typeof creatable>, created: number) {
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
  } satisfies Wire<Stripe.Coupon>;
}

export function coupons(ledger: Ledger): Route[] {
  const found = (couponId: string) => {
    const coupon = ledger.state.coupons[couponId];
    if (!coupon) throw missing("coupon", couponId);
    return coupon;
  };
  return [
    route("post", "/v1/coupons", creatable, (params) => {
      check(params);
      if (params.id !== undefined && ledger.state.coupons[params.id])
        throw invalid("Coupon already exists.", { code: "resource_already_exists", param: "id" });
      const coupon = couponObject(params, ledger.now());
      ledger.state.coupons[coupon.id] = coupon;
      ledger.emit("coupon.created", coupon);
      return asOfNow(ledger, coupon);
    }),
    route("get", "/v1/coupons/:id", {}, (_, couponId) => asOfNow(ledger, found(couponId))),
    route(
      "post",
      "/v1/coupons/:id",
      { metadata: metadata(), name: clearable(text(40)), ...refusing("currency_options") },
      ({ metadata: notes, name }, couponId) => {
        const coupon = found(couponId);
        changing(ledger, "coupon.updated", coupon, () => {
          if (name !== undefined) coupon.name = name;
          coupon.metadata = mergeMetadata(coupon.metadata, notes);
        });
        return asOfNow(ledger, coupon);
      },
    ),
    route("delete", "/v1/coupons/:id", {}, (_, couponId) => {
      const coupon = found(couponId);
      delete ledger.state.coupons[couponId];
      ledger.emit("coupon.deleted", coupon);
      return { id: couponId, object: "coupon", deleted: true };
    }),
    route("get", "/v1/coupons", { ...paging, created: optional(range()) }, ({ created, ...cursor }) => {
      const chosen = Object.values(ledger.state.coupons).filter((coupon) => createdIn(coupon.created, created));
      return page(
        "coupon",
        "/v1/coupons",
        chosen.map((coupon) => asOfNow(ledger, coupon)),
        cursor,
      );
    }),
  ];
}

function check(params: Params<typeof creatable>) {
  const { amount_off: amount, percent_off: percent, duration, duration_in_months: months } = params;
  if (amount === undefined && percent === undefined) throw invalid("Must provide percent_off or amount_off.");
  if (amount !== undefined && percent !== undefined)
    throw invalid("You may only specify one of these parameters: amount_off, percent_off.");
  if (amount !== undefined && params.currency === undefined)
    throw invalid("You must pass currency when passing amount_off", { param: "currency" });
  if (duration === "repeating" && months === undefined)
    throw invalid("Missing required param: duration_in_months.", {
      code: "parameter_missing",
      param: "duration_in_months",
    });
  if (duration !== "repeating" && months !== undefined)
    throw invalid("You can only specify duration_in_months when duration is repeating.", {
      param: "duration_in_months",
    });
}

/** Whether it may still be used is a question of the moment. */
export function asOfNow(ledger: Ledger, coupon: Coupon): Coupon {
  const { max_redemptions: most, redeem_by: until, times_redeemed: times } = coupon;
  return { ...coupon, valid: (until === null || ledger.now() <= until) && (most === null || times < most) };
}
