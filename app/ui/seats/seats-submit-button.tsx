/** The main button of a seat purchase: hold, change, or pay the amount it shows. */
import { useTexts } from "../../i18n/texts";

/** What the button asks the server to do; sent as `intent`. */
export type Intent = "reserve" | "pay" | "cancel";

export type SeatsStep = {
  /** `hold`: nothing is on hold yet. `change`: the quantities differ from the hold. `pay`: the hold can be paid. */
  kind: "hold" | "change" | "pay";
  seats: number;
  /** The formatted total, once it is known; `free` if nothing has to be paid. */
  amount: string | undefined;
  free: boolean;
};

export function SeatsSubmitButton({ step, pending, form, className }: SeatsSubmitButtonProps) {
  const { t } = useTexts("tickets");
  const intent: Intent = step.kind === "pay" ? "pay" : "reserve";
  const busy = pending === intent;

  return (
    <button
      className={className}
      type="submit"
      name="intent"
      value={intent}
      form={form}
      aria-busy={busy || undefined}
      // Some screen readers would read a focused button's new name, but the page already announces what is pending.
      aria-label={busy ? label() : undefined}
    >
      {busy ? t(intent === "pay" ? "buy.paying" : "buy.holding") : label()}
    </button>
  );

  function label(): string {
    if (step.kind === "hold") return t("buy.hold");
    if (step.kind === "change") return t("buy.change");
    return step.free ? t("buy.getFree") : t("buy.pay", { amount: step.amount });
  }
}

type SeatsSubmitButtonProps = {
  step: SeatsStep;
  pending: Intent | undefined;
  /** Id of the form, for a button outside it. */
  form?: string;
  className: string;
};
