/** The fan's orders, newest first: amount paid, amount refunded, and the two actions on each. */
import { Link } from "@remix-run/react";
import type { PaidOrder } from "../../domain/billing/paid-orders";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { useTexts } from "../../i18n/texts";

const BADGES = { paid: "badge ok", free: "badge ok", refunded: "badge few" } as const;

export function OrdersTable({ orders }: { orders: PaidOrder[] }) {
  const { t } = useTexts("help");
  return (
    <table className="table" aria-labelledby="orders">
      <thead>
        <tr>
          <th scope="col">{t("orders.date")}</th>
          <th scope="col">{t("orders.what")}</th>
          <th scope="col">{t("orders.state")}</th>
          <th scope="col" className="r">
            {t("orders.amount")}
          </th>
          <th scope="col">
            <span className="hide">{t("orders.next")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.number}>
            <td>{order.date}</td>
            <td>
              <span lang={CONTENT_LANGUAGE}>{t("orders.line", { title: order.title, count: order.count })}</span>
              <br />
              <span className="small soft">{t("orders.number", { number: order.number })}</span>
            </td>
            <td>
              <span className={BADGES[order.state]}>{t(`orders.${order.state}`)}</span>
            </td>
            <td className="r">
              <b>{order.total ?? t("orders.free")}</b>
            </td>
            <td>
              <div className="row">
                <Link className="btn quiet line" to={`/tickets/details/${order.eventId}`}>
                  {t("orders.show")}
                  <Order number={order.number} />
                </Link>
                <Link className="btn quiet link" to={`/billing-assistance?order=${order.number}#letter`}>
                  {t("orders.ask")}
                  <Order number={order.number} />
                </Link>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Links with the same text need distinct names for screen readers. */
function Order({ number }: { number: string }) {
  const { t } = useTexts("help");
  return <span className="hide"> ({t("orders.number", { number })})</span>;
}
