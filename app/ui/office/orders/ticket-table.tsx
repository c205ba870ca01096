/** The tickets of an order, with their seats and scans. */
import { Link } from "@remix-run/react";
import type { OrderTicket } from "../../../domain/office/orders/order-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { DeedForm } from "../forms/deed-form";

type TicketTableProps = { tickets: OrderTicket[]; deedId: string };

export function TicketTable({ tickets, deedId }: TicketTableProps) {
  const t = officeTexts("orders");
  return (
    <table className="o-table cards">
      <thead>
        <tr>
          <th>{t("order.seat")}</th>
          <th>{t("order.code")}</th>
          <th>{t("order.guestName")}</th>
          <th>{t("order.door")}</th>
          <th className="r">{t("order.price")}</th>
        </tr>
      </thead>
      <tbody>
        {tickets.map((one) => (
          <tr key={one.number}>
            <td data-l={t("order.seat")}>
              <b>{one.seat || one.tier}</b>
              {one.seat && <span className="soft"> {one.tier}</span>}
            </td>
            <td data-l={t("order.code")}>
              <Link to={`/office/orders/tickets/${one.number}`}>{one.number}</Link>
              {one.state !== "VALID" && <span className="soft"> · {t(`order.ticketStates.${one.state}`)}</span>}
            </td>
            <td data-l={t("order.guestName")} className="o-name">
              <span dir="auto">{one.guest}</span>
              {one.holder && <span className="soft"> {one.holder}</span>}
            </td>
            <td data-l={t("order.door")}>
              {one.scanned ? t("order.scanned", one.scanned) : t("order.notScanned")}
              {one.scanned && one.state === "USED" && (
                <DeedForm deedId={deedId}>
                  <input type="hidden" name="ticket" value={one.number} />
                  <button type="submit" className="btn quiet line" name="intent" value="undoScan">
                    {t("order.undoScan")} <span className="hide">{one.number}</span>
                  </button>
                </DeedForm>
              )}
            </td>
            <td className="r" data-l={t("order.price")}>
              {one.price}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
