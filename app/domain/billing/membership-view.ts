/** A fan's Premium as a page shows it. */
import type { Membership } from "../../../server/services/billing";
import { price } from "../format/money-format";
import { dateOf } from "../format/zoned-dates";

/** Dates are days: Stripe takes the money at some minute of them. */
const ZONE = "UTC";

export type MembershipView = {
  state: Exclude<Membership["state"], "none">;
  interval: "month" | "year";
  price: string;
  /** "Dec 12, 2026": the next payment, or the end. */
  until: string;
};

/** Undefined for a fan without one. */
export function membershipView(membership: Membership, locale: string): MembershipView | undefined {
  if (membership.state === "none") return undefined;
  const { state, interval, priceCents, currency, until } = membership;
  return {
    state,
    interval,
    price: price(priceCents, currency, locale),
    until: dateOf(new Date(until), ZONE, locale),
  };
}
