/** The Premium plans side by side; the yearly one is highlighted. */
import type { ReactNode } from "react";
import type { PlanView, PremiumToday } from "../../domain/billing/premium-offer";
import { useTexts } from "../../i18n/texts";
import { PlainList } from "../elements/plain-list";
import { includedNow } from "./included-now";

/** `purchase` renders the action of a plan, at its bottom. */
type PlansProps = {
  plans: PlanView[];
  today: PremiumToday | undefined;
  purchase?: ((plan: PlanView) => ReactNode) | undefined;
};

export function Plans({ plans, today, purchase }: PlansProps) {
  return (
    <div className="plans">
      {plans.map((plan) => (
        <Plan key={plan.id} plan={plan} today={today}>
          {purchase?.(plan)}
        </Plan>
      ))}
    </div>
  );
}

type PlanProps = { plan: PlanView; today: PremiumToday | undefined; children: ReactNode };

function Plan({ plan, today, children }: PlanProps) {
  const { t } = useTexts("watch");
  const { interval, price, saves, trialDays } = plan;
  const per = t(interval === "year" ? "premium.aYear" : "premium.aMonth");
  const gets =
    interval === "year"
      ? [t("premium.gets.same"), t("premium.gets.once"), t("premium.gets.cancel")]
      : [
          t("premium.gets.nights"),
          ...includedNow(today, t, { priced: true }),
          t("premium.gets.badge"),
          t("premium.gets.cancel"),
        ];
  return (
    <section className={interval === "year" ? "plan best" : "plan"}>
      <div className="between">
        <h3>{t(interval === "year" ? "premium.year" : "premium.month")}</h3>
        {saves && <span className="badge ok">{t("premium.saves", { amount: saves })}</span>}
      </div>
      <p className="price">
        {price} <small>{per}</small>
      </p>
      <PlainList className="ticks">
        {gets.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </PlainList>
      {trialDays > 0 && (
        <p className="help">
          {t("premium.trial", { count: trialDays, price, per })} {t("premium.trialRule")}
        </p>
      )}
      {children}
    </section>
  );
}
