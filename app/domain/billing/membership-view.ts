/** A fan's Premium membership as pages show it. */
import type { Membership } from "../../../server/services/billing";
import { price } from "../format/money-format";
import { dateOf } from "../format/zoned-dates";

/** Only the day is shown, since Stripe charges at some minute of it. */
const ZONE = "UTC";

export type MembershipView = {
  state: Exclude<Membership["state"], "none">;
  interval: "month" | "year";
  price: string;
  /** "Dec 12, 2026": date of the next payment or of the end. */
  until: string;
};

/** Undefined for a fan without a membership. */
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
