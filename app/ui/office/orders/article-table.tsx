/** The articles of a goods order, and the shipping address. */
import type { OrderView } from "../../../domain/office/orders/order-view";
import { officeTexts } from "../../../i18n/office/office-texts";

type ArticleTableProps = Pick<OrderView, "articles" | "address" | "sent" | "state">;

export function ArticleTable({ articles, address, sent, state }: ArticleTableProps) {
  const t = officeTexts("orders");
  return (
    <>
      <table className="o-table cards">
        <thead>
          <tr>
            <th>{t("order.articles")}</th>
            <th>{t("order.pieces")}</th>
            <th className="r">{t("order.price")}</th>
          </tr>
        </thead>
        <tbody>
          {articles.map(({ position, name, pieces, takenBack, price }) => (
            <tr key={position}>
              <td>
                <b>{name}</b>
              </td>
              <td data-l={t("order.pieces")}>
                {pieces}
                {takenBack > 0 && <span className="soft"> · {t("order.takenBack", { count: takenBack })}</span>}
              </td>
              <td className="r" data-l={t("order.price")}>
                {price}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{sent ? t("order.sent", { at: sent }) : t(state === "REFUNDED" ? "order.neverSent" : "order.notSent")}</p>
      {address.length > 0 && (
        <address className="o-name" dir="auto">
          {address.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </address>
      )}
    </>
  );
}
