/** "Your seats": lines, fees, total and payment terms, all above the pay button. */

import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { quantityText } from "../../domain/format/quantity-text";
import type { HeldSeatsView, OrderLine } from "../../domain/tickets/held-order";
import { useTexts } from "../../i18n/texts";
import { StruckPrice } from "../tiers/struck-price";
import { PurchaseAccount } from "./purchase-account";
import { type Intent, type SeatsStep, SeatsSubmitButton } from "./seats-submit-button";

type SeatsSummaryProps = {
  /** Numbered seats that are on hold. */
  named?: HeldSeatsView | undefined;
  /** What happens to them if the quantities change. */
  renumber?: string | undefined;
  lines: OrderLine[];
  step: SeatsStep;
  /** The refund rules of the selected tiers. */
  policies: string[];
  pending: Intent | undefined;
  /** The discount of a promotion code. */
  saved?: { amount: string; code: string } | undefined;
  /** Path of the page that the sign-in overlay opens on. */
  path: string;
  email: string | undefined;
};

export function SeatsSummary({
  named,
  renumber,
  lines,
  step,
  policies,
  pending,
  saved,
  path,
  email,
}: SeatsSummaryProps) {
  const { t, language } = useTexts("tickets");
  const { t: codes } = useTexts("codes");
  return (
    <section className="sumup stack" aria-labelledby="your-seats">
      <h2 className="d4" id="your-seats">
        {t("summary.title")}
      </h2>
      {lines.length === 0 && <p className="soft">{t("summary.empty")}</p>}
      {lines.length > 0 && (
        <dl>
          {lines.map((line) => (
            <div className="line" key={line.definitionId}>
              <dt lang={CONTENT_LANGUAGE}>{quantityText(line.quantity, line.name, language)}</dt>
              <dd>
                {line.regular && <StruckPrice price={line.regular} />} {line.total}
              </dd>
            </div>
          ))}
          <div className="line">
            <dt className="soft">{t("summary.fees")}</dt>
            <dd className="soft">{t("summary.noFees")}</dd>
          </div>
          <div className="line">
            <dt className="total">{t("summary.toPay")}</dt>
            <dd className="total">{step.free ? t("buy.free") : step.amount}</dd>
          </div>
        </dl>
      )}
      {lines.length > 0 && step.kind === "hold" && <p className="help">{t("summary.notHeld")}</p>}
      {saved && step.kind === "pay" && <p className="good">{codes("saved", saved)}</p>}
      {named && step.kind === "pay" && <p>{named.where}</p>}
      {step.kind === "change" && <p className="help">{t("summary.notHeldChange")}</p>}
      {named && step.kind === "change" && renumber && <p className="help">{renumber}</p>}
      {policies.map((policy) => (
        <p className="help" key={policy} lang={CONTENT_LANGUAGE}>
          {policy}
        </p>
      ))}
      {step.kind === "pay" && !step.free && <p className="help">{t("summary.stripe")}</p>}
      <SeatsSubmitButton step={step} pending={pending} className="btn full wide-only" />
      <PurchaseAccount path={path} email={email} free={step.free} />
    </section>
  );
}
