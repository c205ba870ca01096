/** A failed payment, with a link to the page where the fan can pay. */
import type { PaymentView } from "../../domain/billing/payment-view";
import { useTexts } from "../../i18n/texts";

export function PaymentDueNote({ payment }: { payment: PaymentView }) {
  const { t } = useTexts("payments");
  const { t: site } = useTexts("site");
  const { amount, pay, ref } = payment;
  return (
    <section className="panel" aria-labelledby={ref}>
      <div className="between">
        <div>
          <h2 className="d4" id={ref}>
            {t("due.title")}
          </h2>
          <p>{t("due.text", { amount, title: payment.title || site("nav.premium") })}</p>
        </div>
        <a className="btn" href={pay}>
          {t("due.pay", { amount })}
        </a>
      </div>
    </section>
  );
}
