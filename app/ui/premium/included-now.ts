/** What a membership currently includes, by name. */
import type { PremiumToday } from "../../domain/billing/premium-offer";
import type { Texts } from "../../i18n/texts";

/** `priced` adds the total price of the same broadcasts bought singly. */
export const includedNow = (
  today: PremiumToday | undefined,
  t: Texts["t"]["watch"],
  { priced }: { priced: boolean },
): string[] =>
  today
    ? [
        t("plan.today", { titles: today.titles }),
        ...(priced ? [t("plan.singly", { amount: today.amount })] : []),
        t("offer.devices", { count: today.devices }),
        t("offer.captions"),
      ]
    : [];
