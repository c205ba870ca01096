/** The fan's Premium membership in one line, or an offer if they have none. */
import type { MembershipView } from "../../domain/billing/membership-view";
import { MembershipLine } from "./membership-line";
import { NoMembership } from "./no-membership";

export function PremiumLine({ membership }: { membership: MembershipView | undefined }) {
  return membership ? <MembershipLine membership={membership} /> : <NoMembership />;
}
