/** One order with all of its actions. */
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { OrderView } from "../../domain/profile/orders-view";
import { useTexts } from "../../i18n/texts";
import { DateBlock } from "../night/date-block";

type OrderOfKind<K extends OrderView["kind"]> = Extract<OrderView, { kind: K }>;

/** `over`: the order is in the past. */
export function OrderRow({ order, over }: { order: OrderView; over: boolean }) {
  switch (order.kind) {
    case "tickets":
      return <TicketsRow order={order} over={over} />;
    case "home":
      return <HomeRow order={order} />;
    case "goods":
      return <GoodsRow order={order} over={over} />;
  }
}

type RowProps = { order: OrderView; to: string; actions: ReactNode; children: ReactNode; dated?: boolean };

function Row({ order, to, actions, children, dated = true }: RowProps) {
  return (
    <li className={dated ? undefined : "dateless"}>
      {dated && <DateBlock night={order} />}
      <div className="what">
        <h3 lang={CONTENT_LANGUAGE}>
          <Link to={to}>{order.title}</Link>
        </h3>
        {children}
      </div>
      <div className="buy deeds no-print">{actions}</div>
    </li>
  );
}

function TicketsRow({ order, over }: { order: OrderOfKind<"tickets">; over: boolean }) {
  const { t } = useTexts("record");
  const { id, title, tickets, seats, place, orders, refunded, disputed, cancelled } = order;
  const page = `/tickets/details/${id}`;
  const usable = !over && !refunded && !disputed && !cancelled && tickets > 0;
  const mark = markOf(order);
  const actions = (
    <>
      {usable && <OrderAction to={page} main label={t("orders.show")} of={title} />}
      {usable && <OrderAction to={`/tickets/print?event=${id}`} label={t("orders.print")} of={title} />}
      {usable && <OrderAction to={`${page}#give`} label={t("orders.give")} of={title} />}
      {usable && order.date && (
        <a className="btn quiet line" href={`/events/${id}.ics`}>
          {t("orders.calendar")}
          <span className="hide"> {title}</span>
        </a>
      )}
      {orders.length > 0 && <OrderAction to={`${page}#receipt`} label={t("orders.receipt")} of={title} />}
    </>
  );
  return (
    <Row order={order} to={page} actions={actions}>
      <p className="soft">
        {tickets > 0 && <b>{t("orders.tickets", { count: tickets })}</b>}
        {tickets > 0 && place && " · "}
        {place}
      </p>
      {seats && <p>{seats}</p>}
      {orders.map((number) => (
        <p className="small soft" key={number}>
          {t("orders.order", { number })}
        </p>
      ))}
      {mark && (
        <p>
          <span className={mark === "cancelled" ? "badge off" : "badge few"}>{t(`orders.${mark}`)}</span>
        </p>
      )}
    </Row>
  );
}

/** Why none of the tickets admits anybody. A fan who has transferred all of them keeps the order. */
function markOf({ cancelled, refunded, disputed, tickets }: OrderOfKind<"tickets">) {
  if (cancelled) return "cancelled";
  if (refunded) return "refunded";
  if (disputed) return "disputed";
  return tickets === 0 ? "given" : undefined;
}

function HomeRow({ order }: { order: OrderOfKind<"home"> }) {
  const { t } = useTexts("record");
  const { id, title, watch } = order;
  const actions = (
    <>
      {watch && <OrderAction to={`/watch/${id}`} main label={t("orders.watch")} of={title} />}
      <OrderAction to="/profile/billing" label={t("orders.receipt")} of={title} />
    </>
  );
  return (
    <Row order={order} to={watch ? `/watch/${id}` : `/pay-per-view/event/${id}`} actions={actions}>
      <Paid order={order} kind={t("orders.home")} />
    </Row>
  );
}

/** Goods on their way have no date, because the purchase date would look like the delivery date. */
function GoodsRow({ order, over }: { order: OrderOfKind<"goods">; over: boolean }) {
  const { t } = useTexts("record");
  const { id, title, number } = order;
  const page = `/shop/order/${id}`;
  const action = <OrderAction to={page} label={t("orders.order", { number })} of={title} />;
  return (
    <Row order={order} to={page} actions={action} dated={over}>
      <Paid order={order} kind={t("orders.goods")} />
    </Row>
  );
}

function Paid({ order, kind }: { order: OrderOfKind<"home" | "goods">; kind: string }) {
  const { t } = useTexts("record");
  return (
    <>
      <p className="soft">
        <b>{kind}</b> · {t("orders.bought", { date: order.bought })} · {order.paid}
      </p>
      {(order.refunded || order.returned || order.back) && (
        <p>
          <span className="badge few">{refundText(order, t)}</span>
        </p>
      )}
    </>
  );
}

function refundText(order: OrderOfKind<"home" | "goods">, t: ReturnType<typeof useTexts<"record">>["t"]): string {
  if (order.returned) return t("orders.returned");
  return order.refunded ? t("orders.refunded") : t("orders.partly", { amount: order.back });
}

/** `main`: the most common action. */
function OrderAction({ to, label, of, main = false }: { to: string; label: string; of: string; main?: boolean }) {
  return (
    <Link className={main ? "btn quiet" : "btn quiet line"} to={to}>
      {label}
      <span className="hide"> {of}</span>
    </Link>
  );
}
