/** Back from payment without tickets: the payment is still being confirmed, came too late, or wasn't made. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

type AfterPaymentProps = {
  status: "confirming" | "refunded" | "ended";
  eventId: string;
  /** URL of this page, for visitors who don't want to wait for the reload. */
  again: string;
};

export function AfterPayment({ status, eventId, again }: AfterPaymentProps) {
  const { t } = useTexts("mine");
  return (
    <div className="wrap band">
      <section className="empty" role="status">
        <h2 className="display">{t(`after.${status}`)}</h2>
        <p className="soft">{t(`after.${status}Text`)}</p>
        {status === "confirming" ? (
          <Link className="btn line" to={again} reloadDocument>
            {t("after.confirmingAgain")}
          </Link>
        ) : (
          <Link className="btn" to={`/tickets/event/${eventId}`}>
            {t("after.pickAgain")}
          </Link>
        )}
      </section>
    </div>
  );
}
