/** The overview of a fan's profile: what needs attention, the next night, Premium, and broadcasts to watch now. */
import type { MembershipView } from "../../domain/billing/membership-view";
import type { AttentionView, NextNight as Next, WatchView } from "../../domain/profile/overview-view";
import { MembershipLine } from "../billing/membership-line";
import { AttentionList } from "./attention-list";
import { NextNight } from "./next-night";
import { NoNightsAhead } from "./no-nights-ahead";
import { PremiumTeaser } from "./premium-teaser";
import { WatchRows } from "./watch-rows";

type OverviewProps = {
  attention: AttentionView[];
  next: Next | undefined;
  /** The number of upcoming nights after the next one. */
  more: number;
  watch: WatchView[];
  /** Undefined for a fan without Premium. */
  membership: MembershipView | undefined;
};

export function Overview({ attention, next, more, watch, membership }: OverviewProps) {
  return (
    <>
      {attention.length > 0 && <AttentionList attention={attention} />}
      {next ? <NextNight night={next} more={more} /> : <NoNightsAhead />}
      {watch.length > 0 && <WatchRows nights={watch} />}
      {membership ? <MembershipLine membership={membership} /> : <PremiumTeaser />}
    </>
  );
}
