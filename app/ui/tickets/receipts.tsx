/** What was paid for the tickets above, by order. */

import { bidiIsolated } from "../../domain/format/bidi-isolate";
import type { ReceiptView } from "../../domain/tickets/ticket-view";
import { useTexts } from "../../i18n/texts";

export function Receipts({ receipts }: { receipts: ReceiptView[] }) {
  const { t, language } = useTexts("mine");
  const line = ({ orderNumber, count, total }: ReceiptView) =>
    t("tickets.receiptLine", {
      // In right-to-left languages, the count after the number would otherwise be shown before it.
      number: bidiIsolated(orderNumber, language),
      count,
      total: total ?? t("tickets.free"),
    });
  return (
    <section className="panel" aria-labelledby="receipt">
      <h2 className="d4" id="receipt">
        {t("tickets.receipt")}
      </h2>
      <ul className="list stack">
        {receipts.map((receipt) => (
          <li className="between" key={receipt.orderNumber}>
            <span>{line(receipt)}</span>
            <span className={receipt.status === "REFUNDED" ? "badge few" : "badge ok"}>
              {t(
                receipt.status === "REFUNDED"
                  ? "tickets.refunded"
                  : receipt.status === "FREE"
                    ? "tickets.free"
                    : "tickets.paid",
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
