/** The progress of an order: completed, current and upcoming steps. */
import { useTexts } from "../../i18n/texts";

const STEPS = ["paid", "sending", "sent"] as const;

export function OrderProgress({ state }: { state: "sending" | "sent" }) {
  const { t } = useTexts("goods");
  const at = STEPS.indexOf(state);
  return (
    <ol className="steps" aria-label={t("order.progress")}>
      {STEPS.map((step, index) => {
        const done = index < at || (step === "sent" && state === "sent");
        return (
          <li key={step} className={done ? "done" : undefined} aria-current={index === at ? "step" : undefined}>
            {t(`order.step.${step}`)}
            {done && <span className="hide"> ({t("order.done")})</span>}
          </li>
        );
      })}
    </ol>
  );
}
