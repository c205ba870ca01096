/** A fan's orders: upcoming or past, paginated. */
import { Link } from "@remix-run/react";
import type { OrderView } from "../../domain/profile/orders-view";
import { useTexts } from "../../i18n/texts";
import { PlainList } from "../elements/plain-list";
import { OrderRow } from "./order-row";

const PATH = "/profile/orders";
/** Id of the list's heading, which takes the focus when another page is chosen. */
const LIST = "orders";

type OrderListProps = { view: "upcoming" | "past"; rows: OrderView[]; page: number; pages: number };

export function OrderList({ view, rows, page, pages }: OrderListProps) {
  const { t } = useTexts("record");
  return (
    <>
      <nav className="row views no-print" aria-label={t("orders.views")}>
        {(["upcoming", "past"] as const).map((one) => (
          <Link
            key={one}
            className={one === view ? "btn quiet" : "btn quiet line"}
            to={one === "past" ? `${PATH}?view=past` : PATH}
            aria-current={one === view ? "page" : undefined}
            preventScrollReset
          >
            {t(`orders.${one}`)}
          </Link>
        ))}
      </nav>
      {rows.length > 0 && (
        <h2 className="hide" id={LIST} tabIndex={-1}>
          {t(`orders.${view}`)}
        </h2>
      )}
      {rows.length > 0 ? (
        <PlainList className="ledger">
          {rows.map((order) => (
            <OrderRow key={`${order.kind} ${order.id}`} order={order} over={view === "past"} />
          ))}
        </PlainList>
      ) : (
        <NoOrders view={view} />
      )}
      {pages > 1 && <Pager {...{ view, page, pages }} />}
    </>
  );
}

function NoOrders({ view }: Pick<OrderListProps, "view">) {
  const { t } = useTexts("record");
  const past = view === "past";
  return (
    <section className="empty">
      <h2 className="display">{t(past ? "orders.emptyPast" : "orders.emptyUpcoming")}</h2>
      <p className="soft">{t(past ? "orders.emptyPastText" : "orders.emptyUpcomingText")}</p>
      <Link className="btn" to="/tickets">
        {t("orders.emptyAction")}
      </Link>
    </section>
  );
}

/** Upcoming orders come soonest first, so the next page is "later"; past orders come latest first, so it is "older". */
function Pager({ view, page, pages }: Omit<OrderListProps, "rows">) {
  const { t } = useTexts("record");
  const past = view === "past";
  const to = (n: number) => `${PATH}?${new URLSearchParams({ ...(past && { view }), page: String(n) })}#${LIST}`;
  return (
    <nav className="between" aria-label={t("orders.pages")}>
      <span className="soft">{t("orders.page", { page, pages })}</span>
      <span className="row">
        {page > 1 && (
          <Link className="btn quiet line" rel="prev" to={to(page - 1)}>
            {t(past ? "orders.newer" : "orders.sooner")}
          </Link>
        )}
        {page < pages && (
          <Link className="btn quiet line" rel="next" to={to(page + 1)}>
            {t(past ? "orders.older" : "orders.later")}
          </Link>
        )}
      </span>
    </nav>
  );
}
