/** Discounts on one-time checkout sessions, from a coupon or a promotion code. */

import { invalid, missing } from "../api/api-error";
import { hash, list, optional, type Params, refusing, text } from "../api/request-params";
import { asOfNow, type Coupon } from "../merchant/coupon-resource";
import { usableNow } from "../merchant/promotion-code-resource";
import type { Ledger } from "../stripe-account";
import type { LineItem } from "./checkout-lines";
import type { CheckoutSession, Mode } from "./checkout-session";

const discount = hash({ coupon: optional(text()), promotion_code: optional(text()), ...refusing("coupon_data") });
export const discountsParam = optional(list(discount, 1));
type Given = Params<{ discounts: typeof discountsParam; customer: ReturnType<typeof optional<string>> }>;

export type Discount = { coupon: Coupon; promotionCode: string | null };

/** The discount of a request. Throws for one that is not there, may not be used any more or by this customer. */
export function discountOf(ledger: Ledger, { discounts, customer }: Given, mode: Mode): Discount | undefined {
  const [given] = discounts ?? [];
  if (!given) return undefined;
  if (mode !== "payment")
    throw invalid(`The sandbox does not offer \`discounts\` in ${mode} mode.`, { param: "discounts" });
  if ((given.coupon === undefined) === (given.promotion_code === undefined))
    throw invalid("You must specify either `coupon` or `promotion_code` in `discounts[0]`.", { param: "discounts[0]" });
  if (given.coupon !== undefined) return { coupon: couponNamed(ledger, given.coupon), promotionCode: null };

  const param = "discounts[0][promotion_code]";
  const stored = ledger.state.promotionCodes[given.promotion_code ?? ""];
  if (!stored) throw missing("promotion code", given.promotion_code ?? "", param);
  const code = usableNow(ledger, stored);
  if (!code.active) throw invalid("This promotion code is inactive.", { param });
  if (code.customer !== null && code.customer !== customer)
    throw invalid("This promotion code cannot be redeemed because it is for another customer.", { param });
  const { first_time_transaction: once, minimum_amount: least } = code.restrictions;
  if (once || least !== null)
    throw invalid("The sandbox does not offer promotion codes with restrictions at checkout.", { param });
  return { coupon: couponNamed(ledger, code.promotion.coupon), promotionCode: code.id };
}

function couponNamed(ledger: Ledger, couponId: string): Coupon {
  const coupon = ledger.state.coupons[couponId];
  if (!coupon) throw missing("coupon", couponId, "discounts[0][coupon]");
  if (!asOfNow(ledger, coupon).valid)
    throw invalid("Coupon expired or used up: it cannot be redeemed any more.", {
      code: "coupon_expired",
      param: "discounts[0][coupon]",
    });
  return coupon;
}

/** Takes the coupon off the lines, an amount in proportion to what they cost. */
export function takeOff(lines: LineItem[], { amount_off: amount, currency, percent_off: percent }: Coupon) {
  const whole = lines.reduce((sum, { amount_subtotal }) => sum + amount_subtotal, 0);
  if (amount !== null && lines.some((line) => line.currency !== currency))
    throw invalid(`The coupon is in ${currency}, and the line items are not.`, { param: "discounts[0][coupon]" });
  const off = amount === null ? Math.round((whole * (percent ?? 0)) / 100) : Math.min(amount, whole);
  let left = off;
  lines.forEach((line, index) => {
    const share = index === lines.length - 1 ? left : Math.round((off * line.amount_subtotal) / (whole || 1));
    left -= share;
    line.amount_discount = share;
    line.amount_total = line.amount_subtotal - share;
  });
}

/** Counts the use of a paid session's discount. */
export function redeem({ state }: Ledger, { discounts }: CheckoutSession) {
  for (const { coupon: couponId, promotion_code: codeId } of discounts ?? []) {
    const code = state.promotionCodes[codeId ?? ""];
    const coupon = state.coupons[couponId ?? code?.promotion.coupon ?? ""];
    if (code) code.times_redeemed += 1;
    if (coupon) coupon.times_redeemed += 1;
  }
}
