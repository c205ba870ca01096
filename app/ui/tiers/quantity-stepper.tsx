/** The quantity of a tier: an input, with − and + buttons once scripts run. */

import { quantityField } from "../../domain/tickets/quantities";
import { useTexts } from "../../i18n/texts";
import { useHydrated } from "../document/use-hydrated";

type QuantityStepperProps = {
  definitionId: string;
  tier: string;
  value: string;
  max: number;
  /** Id of the error text, if there is one. */
  describedBy?: string;
  /** Takes the focus when the page opens, so that a refusal without scripts leads to its first problem. */
  focused?: boolean;
  onChange(typed: string): void;
};

export function QuantityStepper({
  definitionId,
  tier,
  value,
  max,
  describedBy,
  focused,
  onChange,
}: QuantityStepperProps) {
  const { t } = useTexts("tickets");
  const stepping = useHydrated();
  const number = Number(value) || 0;

  return (
    <div className="stepper">
      {stepping && (
        <button
          type="button"
          aria-label={t("buy.fewer", { tier })}
          disabled={number <= 0}
          onClick={() => onChange(String(Math.max(0, number - 1)))}
        >
          −
        </button>
      )}
      <input
        type="number"
        inputMode="numeric"
        name={quantityField(definitionId)}
        id={quantityField(definitionId)}
        min={0}
        max={max}
        value={value}
        aria-label={t("buy.number", { tier })}
        aria-invalid={describedBy !== undefined || undefined}
        aria-describedby={describedBy}
        // biome-ignore lint/a11y/noAutofocus: only after a refused post, where the fan has to continue
        autoFocus={focused}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {stepping && (
        <button
          type="button"
          aria-label={t("buy.more", { tier })}
          disabled={number >= max}
          onClick={() => onChange(String(Math.min(max, number + 1)))}
        >
          +
        </button>
      )}
    </div>
  );
}
