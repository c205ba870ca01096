/** The refund rule, shown next to what it applies to. */
import { RichText } from "../../i18n/rich-text";
import { useTexts } from "../../i18n/texts";

const RULES = ["ruleTickets", "ruleNight", "rulePremium", "ruleGoods", "ruleOff"] as const;

export function RefundRuleText() {
  const { t } = useTexts("payments");
  return (
    <div className="faq no-print">
      <details id="refund-rule">
        <summary>{t("refund.ruleTitle")}</summary>
        {RULES.map((rule) => (
          <p key={rule}>
            <RichText text={t(`refund.${rule}`)} parts={{ b: (inner) => <b>{inner}</b> }} />
          </p>
        ))}
      </details>
    </div>
  );
}
