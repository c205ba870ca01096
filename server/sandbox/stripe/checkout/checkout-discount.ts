/** Discounts on one-time checkout sessions, from a coupon or a promotion code. */

import type { StripeAccount } from "../account-state";
import { invalidRequest, resourceMissing } from "../api/api-error";
import { hash, list, optional, type ParamsOf, text, unsupportedParams } from "../api/request-params";
import { type Coupon, currentCoupon } from "../merchant/coupon-resource";
import { currentPromotionCode } from "../merchant/promotion-code-resource";
import type { LineItem } from "./checkout-lines";
import type { CheckoutMode, CheckoutSession } from "./checkout-session";

const discount = hash({
  coupon: optional(text()),
  promotion_code: optional(text()),
  ...unsupportedParams("coupon_data"),
});
export const discountsParam = optional(list(discount, 1));
type DiscountParams = ParamsOf<{ discounts: typeof discountsParam; customer: ReturnType<typeof optional<string>> }>;

export type Discount = { coupon: Coupon; promotionCode: string | null };

/** The discount of a request. Throws if it doesn't exist or can't be used any more, or not by this customer. */
export function discountOf(
  account: StripeAccount,
  { discounts, customer }: DiscountParams,
  mode: CheckoutMode,
): Discount | undefined {
  const [given] = discounts ?? [];
  if (!given) return undefined;
  if (mode !== "payment")
    throw invalidRequest(`The sandbox does not offer \`discounts\` in ${mode} mode.`, { param: "discounts" });
  if ((given.coupon === undefined) === (given.promotion_code === undefined))
    throw invalidRequest("You must specify either `coupon` or `promotion_code` in `discounts[0]`.", {
      param: "discounts[0]",
    });
  if (given.coupon !== undefined) return { coupon: couponNamed(account, given.coupon), promotionCode: null };

  const param = "discounts[0][promotion_code]";
  const stored = account.state.promotionCodes[given.promotion_code ?? ""];
  if (!stored) throw resourceMissing("promotion code", given.promotion_code ?? "", param);
  const code = currentPromotionCode(account, stored);
  if (!code.active) throw invalidRequest("This promotion code is inactive.", { param });
  if (code.customer !== null && code.customer !== customer)
    throw invalidRequest("This promotion code cannot be redeemed because it is for another customer.", { param });
  const { first_time_transaction: once, minimum_amount: least } = code.restrictions;
  if (once || least !== null)
    throw invalidRequest("The sandbox does not offer promotion codes with restrictions at checkout.", { param });
  return { coupon: couponNamed(account, code.promotion.coupon), promotionCode: code.id };
}

function couponNamed(account: StripeAccount, couponId: string): Coupon {
  const coupon = account.state.coupons[couponId];
  if (!coupon) throw resourceMissing("coupon", couponId, "discounts[0][coupon]");
  if (!currentCoupon(account, coupon).valid)
    throw invalidRequest("Coupon expired or used up: it cannot be redeemed any more.", {
      code: "coupon_expired",
      param: "discounts[0][coupon]",
    });
  return coupon;
}

/** Applies the coupon to the lines; a fixed amount is split in proportion to their prices. */
export function applyCoupon(lines: LineItem[], { amount_off: amount, currency, percent_off: percent }: Coupon) {
  const whole = lines.reduce((sum, { amount_subtotal }) => sum + amount_subtotal, 0);
  if (amount !== null && lines.some((line) => line.currency !== currency))
    throw invalidRequest(`The coupon is in ${currency}, and the line items are not.`, {
      param: "discounts[0][coupon]",
    });
  const off = amount === null ? Math.round((whole * (percent ?? 0)) / 100) : Math.min(amount, whole);
  let left = off;
  lines.forEach((line, index) => {
    const share = index === lines.length - 1 ? left : Math.round((off * line.amount_subtotal) / (whole || 1));
    left -= share;
    line.amount_discount = share;
    line.amount_total = line.amount_subtotal - share;
  });
}

/** Counts one use of the paid session's discount. */
export function redeem({ state }: StripeAccount, { discounts }: CheckoutSession) {
  for (const { coupon: couponId, promotion_code: codeId } of discounts ?? []) {
    const code = state.promotionCodes[codeId ?? ""];
    const coupon = state.coupons[couponId ?? code?.promotion.coupon ?? ""];
    if (code) code.times_redeemed += 1;
    if (coupon) coupon.times_redeemed += 1;
  }
}
