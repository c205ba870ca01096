/** The one hot button of a purchase: hold, change, or pay the amount that it names. */
import { useTexts } from "../../i18n/texts";

/** What a press asks of the server; sent as the field `intent`. */
export type Intent = "reserve" | "pay" | "cancel";

export type SeatsStep = {
  /** `hold`: nothing is held yet. `change`: other numbers than the held ones are typed. `pay`: what is held can be paid. */
  kind: "hold" | "change" | "pay";
  seats: number;
  /** The total as it is written, once it is known; `free` when nothing has to be paid. */
  amount: string | undefined;
  free: boolean;
};

export function SeatsSubmitButton({ step, pending, form, className }: SeatsSubmitButtonProps) {
  const { t } = useTexts("tickets");
  const intent: Intent = step.kind === "pay" ? "pay" : "reserve";
  const busy = pending === intent;

  return (
    <button className={className} type="submit" name="intent" value={intent} form={form} aria-busy={busy || undefined}>
      {busy ? t(intent === "pay" ? "buy.paying" : "buy.holding") : label()}
    </button>
  );

  function label() {
    if (step.kind === "hold") return t("buy.hold");
    if (step.kind === "change") return t("buy.change");
    return step.free ? t("buy.getFree") : t("buy.pay", { amount: step.amount });
  }
}

export type SeatsSubmitButtonProps = {
  step: SeatsStep;
  pending: Intent | undefined;
  /** Id of the form, for a button that stands outside it. */
  form?: string;
  className: string;
};
