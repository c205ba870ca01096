/** What was paid for the tickets above, by order. */

import type { ReceiptView } from "../../domain/tickets/ticket-view";
import { useTexts } from "../../i18n/texts";

export function Receipts({ receipts }: { receipts: ReceiptView[] }) {
  const { t } = useTexts("mine");
  return (
    <section className="panel" aria-labelledby="receipt">
      <h2 className="d4" id="receipt">
        {t("tickets.receipt")}
      </h2>
      <ul className="list stack">
        {receipts.map(({ orderNumber, count, total, status }) => (
          <li className="between" key={orderNumber}>
            <span>{t("tickets.receiptLine", { number: orderNumber, count, total: total ?? t("tickets.free") })}</span>
            <span className={status === "REFUNDED" ? "badge few" : "badge ok"}>
              {t(status === "REFUNDED" ? "tickets.refunded" : status === "FREE" ? "tickets.free" : "tickets.paid")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
