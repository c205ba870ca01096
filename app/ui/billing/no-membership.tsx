/** Shown in place of the membership if the fan has none. */
import { useTexts } from "../../i18n/texts";
import { PremiumStatus } from "./premium-status";

export function NoMembership() {
  const { t } = useTexts("payments");
  return <PremiumStatus text={t("premium.none")} action={t("premium.see")} />;
}
