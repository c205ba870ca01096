/** What a member has, shown instead of the offer. */
import type { PremiumToday } from "../../domain/billing/premium-offer";
import { useTexts } from "../../i18n/texts";
import { PlainList } from "../elements/plain-list";
import { includedNow } from "./included-now";

export function MemberGets({ today }: { today: PremiumToday | undefined }) {
  const { t } = useTexts("watch");
  const gets = [t("premium.gets.nights"), ...includedNow(today, t, { priced: false }), t("premium.gets.badge")];
  return (
    <>
      <h2 className="part">{t("offer.includes")}</h2>
      <PlainList className="ticks">
        {gets.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </PlainList>
    </>
  );
}
