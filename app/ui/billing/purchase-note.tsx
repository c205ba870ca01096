/** The result of a payment at Stripe, or why there was none. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";

type PurchaseNoteProps = {
  note: "open" | "ended" | "refunded" | "trialUsed" | "unreachable" | "gone";
  /** Link that checks a pending payment again. */
  again?: string | undefined;
};

export function PurchaseNote({ note, again }: PurchaseNoteProps) {
  const { t } = useTexts("billing");
  if (note !== "open") return <Alert focused>{t(`buy.${note}`)}</Alert>;
  return (
    <div className="panel stack" role="status">
      <h2 className="d4">{t("buy.confirming")}</h2>
      <p>{t("buy.confirmingText")}</p>
      {again && (
        <Link className="btn line" to={again} replace>
          {t("buy.again")}
        </Link>
      )}
    </div>
  );
}
