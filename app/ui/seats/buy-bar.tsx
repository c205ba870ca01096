/** Phones: a sticky bar with the total and the button. It is outside the form and works without scripts. */
import { useTexts } from "../../i18n/texts";
import { type Intent, type SeatsStep, SeatsSubmitButton } from "./seats-submit-button";

export function BuyBar({ step, pending, form }: { step: SeatsStep; pending: Intent | undefined; form: string }) {
  const { t } = useTexts("tickets");
  return (
    <section className="buybar phone" aria-label={t("buy.bar")}>
      <div>
        {step.amount && <span className="sum">{step.free ? t("buy.free") : step.amount}</span>}
        <p>{step.seats > 0 ? t("buy.barSeats", { count: step.seats }) : t("buy.barEmpty")}</p>
      </div>
      <SeatsSubmitButton step={step} pending={pending} form={form} className="btn" />
    </section>
  );
}
