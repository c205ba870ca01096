/** The first page of a fan's profile: her Premium and her nights. */
import type { MembershipView } from "../../domain/membership-view";
import type { NightView } from "../../domain/ticket-view";
import { useTexts } from "../../i18n/texts";
import { MembershipLine } from "../billing/membership-line";
import { MyNights } from "./my-nights";
import { NoNights } from "./no-nights";

export type OverviewProps = {
  next: NightView[];
  past: NightView[];
  /** Absent for a fan without Premium. */
  membership?: MembershipView | undefined;
};

export function Overview({ next, past, membership }: OverviewProps) {
  const { t } = useTexts("mine");
  return (
    <>
      {membership && <MembershipLine membership={membership} />}
      {next.length > 0 ? <MyNights title={t("profile.next")} nights={next} /> : <NoNights />}
      {past.length > 0 && <MyNights title={t("profile.past")} nights={past} over />}
    </>
  );
}
