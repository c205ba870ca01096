/** A fan's Premium in a line, or where it would stand. */
import type { MembershipView } from "../../domain/billing/membership-view";
import { MembershipLine } from "./membership-line";
import { NoMembership } from "./no-membership";

export function PremiumLine({ membership }: { membership: MembershipView | undefined }) {
  return membership ? <MembershipLine membership={membership} /> : <NoMembership />;
}
