/** What we know about a disputed payment, as a sheet to print. */
import { Link } from "@remix-run/react";
import type { EvidenceView } from "../../../domain/office/views/evidence-view";
import { officeTexts } from "../../../i18n/office/office-texts";

export function EvidenceSheet({ id, facts, tickets, mails, history }: EvidenceView) {
  const t = officeTexts("money");
  return (
    <article className="stack">
      <h1>{t("dispute.title", { id })}</h1>
      <p className="soft o-screen">
        {t("dispute.print")} <Link to="/office/money/disputes">{t("disputes")}</Link>
      </p>
      <dl className="lines">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <Rows
        title={t("dispute.tickets")}
        head={[t("dispute.ticket"), t("dispute.state"), t("dispute.cameIn"), t("dispute.door")]}
        rows={tickets.map(({ number, state, cameIn, door }) => [number, state, cameIn, door])}
      />
      <Rows
        title={t("dispute.mails")}
        head={[t("columns.kind"), t("dispute.sent")]}
        rows={mails.map(({ kind, sent }) => [kind, sent])}
      />
      <Rows
        title={t("dispute.history")}
        head={[t("columns.at"), t("columns.what"), t("dispute.who")]}
        rows={history.map(({ at, what, who }) => [at, what, who])}
      />
    </article>
  );
}

function Rows({ title, head, rows }: { title: string; head: string[]; rows: string[][] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <table className="o-table">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join(" ")}>
              {cells.map((cell, column) => (
                <td key={head[column]} dir="auto">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
