/** The plan that a fan chose before signing in, one step from paying. */
import { useEffect, useRef } from "react";
import type { PlanView } from "../../domain/billing/premium-offer";
import { useTexts } from "../../i18n/texts";
import { PlanAction } from "./plan-action";

export function ChosenPlan({ plan }: { plan: PlanView }) {
  const { t } = useTexts("watch");
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const { interval, price, trialDays } = plan;
  const yearly = interval === "year";
  return (
    <section className="panel stack" ref={box} tabIndex={-1} aria-labelledby="chosen">
      <h2 className="d4" id="chosen">
        {t(yearly ? "premium.year" : "premium.month")}, {price} {t(yearly ? "premium.aYear" : "premium.aMonth")}
      </h2>
      <p role="status">{t("plan.chosen", { plan: t(yearly ? "premium.year" : "premium.month") })}</p>
      <PlanAction plan={plan} signedIn main />
      {trialDays > 0 && <p className="help">{t("premium.trialRule")}</p>}
    </section>
  );
}
