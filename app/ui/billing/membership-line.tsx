/** One line about the fan's Premium membership, with a link to manage it. */
import type { MembershipView } from "../../domain/billing/membership-view";
import { useTexts } from "../../i18n/texts";
import { PremiumStatus } from "./premium-status";

export function MembershipLine({ membership }: { membership: MembershipView }) {
  const { t } = useTexts("billing");
  const { state, until, disputed } = membership;
  if (disputed) return <PremiumStatus text={t("member.disputedTitle")} action={t("member.change")} />;
  return state === "pastDue" ? (
    <PremiumStatus text={t("member.pastDueTitle")} action={t("member.fix")} urgent />
  ) : (
    <PremiumStatus text={t(`member.${state}`, { date: until })} action={t("member.change")} />
  );
}
