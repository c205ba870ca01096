/** An order: what was bought and paid, staff's actions on it, and its history. */
import { Link } from "@remix-run/react";
import type { OrderView } from "../../../domain/office/orders/order-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { ArticleTable } from "./article-table";
import { OrderBadges } from "./order-badges";
import { OrderForms } from "./order-forms";
import { OrderTimeline } from "./order-timeline";
import { TicketTable } from "./ticket-table";

/** The response to a refused form: its sentence and the input. */
export type RejectedDeed = { problem: string; deed: string; typed: Record<string, string> };

type OfficeOrderPageProps = {
  order: OrderView;
  mayRefund: boolean;
  /** The result of the last form. */
  done: string | undefined;
  deedId: string;
  rejected: RejectedDeed | undefined;
};

const DONE = ["resend", "changeBuyer", "note", "undoScan", "refund", "already"] as const;

export function OfficeOrderPage({ order, mayRefund, done, deedId, rejected }: OfficeOrderPageProps) {
  const t = officeTexts("orders");
  const said = DONE.find((one) => one === done);
  return (
    <div className="stack">
      <p className="small">
        <Link to="/office/orders">{t("title")}</Link> / {order.number}
      </p>
      <div className="between">
        <h1>{t("order.title", { number: order.number })}</h1>
        <OrderBadges {...order} />
      </div>
      {said && !rejected && (
        <Alert tone="good" focused>
          {t(`done.${said}`, { email: order.email })}
        </Alert>
      )}
      {rejected && <Alert focused>{rejected.problem}</Alert>}
      <p className="soft o-name">
        <span dir="auto">{order.name}</span>, <a href={`mailto:${order.email}`}>{order.email}</a> ·{" "}
        {t(order.hasAccount ? "order.account" : "order.guest")} · {t("order.reads", { language: order.language })}
        <br />
        <span dir="auto">{order.what}</span>
      </p>
      <div className="o-grid">
        <div className="stack">
          <section className="o-box">
            <h2>{t(order.kind === "tickets" ? "order.tickets" : "order.articles")}</h2>
            {order.kind === "tickets" ? (
              <TicketTable tickets={order.tickets} deedId={deedId} />
            ) : (
              <ArticleTable {...order} />
            )}
            {mayRefund && order.refundable && (
              <p>
                <Link className="btn line" to={`/office/orders/${order.number}/refund`}>
                  {t("order.refund")}
                </Link>
              </p>
            )}
          </section>
          <Money lines={order.money} together={order.together} />
          {order.letters.length > 0 && <Letters letters={order.letters} />}
          <OrderForms order={order} deedId={deedId} typed={rejected?.typed} />
        </div>
        <section className="o-box">
          <h2>{t("order.history")}</h2>
          <OrderTimeline entries={order.timeline} />
        </section>
      </div>
    </div>
  );
}

function Money({ lines, together }: { lines: OrderView["money"]; together: string | undefined }) {
  const t = officeTexts("orders");
  return (
    <section className="o-box">
      <h2>{t("order.money")}</h2>
      {lines.length === 0 ? (
        <p>{t("order.free")}</p>
      ) : (
        <dl className="lines">
          {lines.map(({ label, amount, strong }) => (
            <MoneyLine key={label} label={label} amount={amount} mark={strong ? "sum" : undefined} />
          ))}
        </dl>
      )}
      {together && (
        <p>
          <Link to={`/office/orders/${together}`}>{t("order.together", { number: together })}</Link>
        </p>
      )}
    </section>
  );
}

function MoneyLine({ label, amount, mark }: { label: string; amount: string; mark: string | undefined }) {
  return (
    <>
      <dt className={mark}>{label}</dt>
      <dd className={mark}>{amount}</dd>
    </>
  );
}

function Letters({ letters }: Pick<OrderView, "letters">) {
  const t = officeTexts("orders");
  return (
    <section className="o-box">
      <h2>{t("order.letters")}</h2>
      <ul>
        {letters.map(({ id, subject, when }) => (
          <li key={id} className="o-name">
            <Link to={`/office/letters/${id}`}>{subject}</Link> <span className="soft">{when}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
