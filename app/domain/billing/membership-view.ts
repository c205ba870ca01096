/** A fan's Premium membership as pages show it. */
import type { Membership } from "../../../server/services/billing";
import { price } from "../format/money-format";
import { billDate } from "./bill-date";

export type MembershipView = {
  state: Exclude<Membership["state"], "none">;
  interval: "month" | "year";
  price: string;
  /** "Dec 12, 2026": the day of the next payment, or the last day. Stripe may charge at any time of that day. */
  until: string;
  /** Premium is paused because a payment for it is disputed. */
  disputed: boolean;
};

/** The result of the last action, as the URL gives it. */
const NEWS = ["welcome", "already", "cancelled", "resumed"] as const;
export type MembershipNews = (typeof NEWS)[number];

/** The result in a URL, unless it is no longer true: Back and bookmarks can lead to an old one. */
export function membershipNews(said: string | null, { state }: Membership): MembershipNews | undefined {
  const news = NEWS.find((one) => one === said);
  if (news === "cancelled") return state === "ending" ? news : undefined;
  return state === "ending" && news !== "already" ? undefined : news;
}

/** Undefined for a fan without a membership. */
export function membershipView(membership: Membership, locale: string): MembershipView | undefined {
  if (membership.state === "none") return undefined;
  const { state, interval, priceCents, currency, until, disputed } = membership;
  return {
    state,
    interval,
    price: price(priceCents, currency, locale),
    until: billDate(until, locale),
    disputed,
  };
}
