/** A ticket: its holder, its seat, its price, and links to change it. */
import { Link } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";

type TicketPageProps = {
  number: string;
  path: string;
  orderNumber: string;
  name: string;
  email: string;
  status: "VALID" | "CANCELED" | "USED" | "TRANSFERRED";
  tier: string;
  price: string;
  night: { id: string; title: string; when: string };
  seat: string | undefined;
  /** Whether its tier has numbered seats. */
  seated: boolean;
  alive: boolean;
  scanned: { when: string; by: string } | null;
};

export function TicketPage({ number, path, orderNumber, name, email, night, scanned, ...one }: TicketPageProps) {
  const t = officeTexts("tickets");
  const order = `/office/orders/${orderNumber}`;
  return (
    <div className="stack">
      <p className="small">
        <Link to={order}>{t("ticket.order", { number: orderNumber })}</Link>
      </p>
      <h1>{t("ticket.title", { number })}</h1>
      <section className="o-box">
        <dl className="o-facts">
          <dt>{t("ticket.holder")}</dt>
          <dd dir="auto">
            {name}{" "}
            {email && (
              <Link to={`/office/fans?${new URLSearchParams({ q: email })}`} className="link">
                {email}
              </Link>
            )}
          </dd>
          <dt>{t("ticket.night")}</dt>
          <dd>
            <Link to={`/office/nights/${night.id}`}>{night.title}</Link>, {night.when}
          </dd>
          <dt>{t("ticket.tier")}</dt>
          <dd>{one.tier}</dd>
          <dt>{t("ticket.seat")}</dt>
          <dd>{one.seat ?? t("ticket.noSeat")}</dd>
          <dt>{t("ticket.price")}</dt>
          <dd>{one.price}</dd>
          <dt>{t("ticket.status")}</dt>
          <dd>{t(`ticket.statuses.${one.status}`)}</dd>
          <dt>{t("ticket.door")}</dt>
          <dd>{scanned ? t("ticket.scanned", scanned) : t("ticket.notIn")}</dd>
        </dl>
        <div className="row">
          {one.alive && (
            <Link className="btn" to={`${path}/transfer`}>
              {t("ticket.transfer")}
            </Link>
          )}
          {one.seated && (one.alive || one.status === "USED") && (
            <Link className="btn line" to={`${path}/seat`}>
              {t("ticket.reseat")}
            </Link>
          )}
          {one.alive && (
            <Link className="btn quiet line" to={order}>
              {t("ticket.refund")}
            </Link>
          )}
        </div>
      </section>
    </div>
  );
}
