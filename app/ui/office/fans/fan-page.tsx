/** A fan: purchases, visits, messages and consents. */
import { Link } from "@remix-run/react";
import type { FanView } from "../../../domain/office/fan-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { OfficeTable } from "../lists/office-table";

type Rows = Parameters<typeof OfficeTable>[0]["rows"];

export function FanPage({ name, emails, userId, ...fan }: FanView) {
  const t = officeTexts("fans");
  const since = t("fan.since");
  return (
    <div className="stack">
      <p className="small">
        <Link to="/office/fans">{t("title")}</Link>
      </p>
      <h1 dir="auto">{name}</h1>
      <p className="soft">
        {emails.join(", ")} · {userId ? t("fan.account", { id: userId }) : t("fan.guest")}
      </p>
      <Part
        title={t("fan.ordersTitle")}
        columns={[t("fan.order"), t("fan.night"), t("fan.status"), t("fan.total"), since]}
        rows={fan.orders.map((one) => ({
          key: one.number,
          cells: [
            <Link key="order" to={`/office/orders/${one.number}`}>
              {one.number}
            </Link>,
            `${one.night}, ${one.when}`,
            one.status,
            one.total,
            one.since,
          ],
        }))}
      />
      <Part
        title={t("fan.ticketsTitle")}
        columns={[t("fan.night"), t("fan.ticket"), t("fan.seat"), t("fan.status"), t("fan.atDoor")]}
        rows={fan.tickets.map((one) => ({
          key: one.number,
          cells: [
            `${one.night}, ${one.when}`,
            <Link key="ticket" to={`/office/orders/tickets/${one.number}`}>
              {one.number}
            </Link>,
            one.place,
            one.status,
            one.scanned ?? t("fan.notIn"),
          ],
        }))}
      />
      <Part
        title={t("fan.goodsTitle")}
        columns={[t("fan.what"), t("fan.order"), t("fan.status"), t("fan.total"), since]}
        rows={fan.purchases.map((one) => ({
          key: one.id,
          cells: [one.name, one.number ?? "–", one.status, one.total, one.since],
        }))}
      />
      <Part
        title={t("fan.premiumTitle")}
        nothing={t("fan.premiumNever")}
        columns={[t("fan.status"), t("fan.total"), since, t("fan.when")]}
        rows={fan.memberships.map((one) => ({ key: one.id, cells: [one.status, one.price, one.since, one.until] }))}
      />
      <Part
        title={t("fan.lettersTitle")}
        columns={[since, t("fan.subject"), t("fan.order")]}
        rows={fan.letters.map((one) => ({ key: one.id, cells: [one.since, one.subject, one.order ?? "–"] }))}
      />
      <section className="o-box">
        <h2>{t("fan.newsletterTitle")}</h2>
        <p>{fan.newsletter ? t("fan.newsletterYes", { date: fan.newsletter }) : t("fan.newsletterNo")}</p>
      </section>
      <Part
        title={t("fan.followsTitle")}
        columns={[t("fan.what"), t("kind"), since, t("fan.confirmed")]}
        rows={fan.follows.map((one) => ({
          key: `${one.kind} ${one.name}`,
          cells: [one.name, t(`fan.kinds.${one.kind}`), one.since, t(one.confirmed ? "fan.yes" : "fan.no")],
        }))}
      />
      <Part
        title={t("fan.waitingTitle")}
        columns={[t("fan.night"), t("fan.seats"), t("fan.status"), since]}
        rows={fan.waiting.map((one) => ({
          key: `${one.night} ${one.when}`,
          cells: [`${one.night}, ${one.when}`, one.quantity, one.status, one.since],
        }))}
      />
    </div>
  );
}

type PartProps = { title: string; columns: readonly string[]; rows: Rows; nothing?: string };

function Part({ title, columns, rows, nothing }: PartProps) {
  const t = officeTexts("fans");
  return (
    <section className="o-box">
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="soft">{nothing ?? t("fan.none")}</p>
      ) : (
        <OfficeTable caption={title} columns={columns} rows={rows} />
      )}
    </section>
  );
}
