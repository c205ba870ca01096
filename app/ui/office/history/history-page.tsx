/** The history: filters, rows with values before and after, and older pages. */
import { Link } from "@remix-run/react";
import type { HistoryRow } from "../../../domain/office/history-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Field } from "../../forms/field";
import { FilterForm } from "../lists/filter-form";
import { ListEnd } from "../lists/list-end";

type HistoryPageProps = {
  filter: { by: string; kind: string; entity: string; days: string };
  rows: HistoryRow[];
  older: string | undefined;
  onFirstPage: boolean;
};

export function HistoryPage({ filter, rows, older, onFirstPage }: HistoryPageProps) {
  const t = officeTexts("people");
  const filtered = Object.values(filter).some(Boolean);
  return (
    <div className="stack">
      <h1>{t("history.title")}</h1>
      <p className="soft">{t("history.text")}</p>
      <FilterForm path="/office/history" filtered={filtered}>
        <Field name="by" label={t("history.by")} defaultValue={filter.by} />
        <Field name="kind" label={t("history.kind")} defaultValue={filter.kind} />
        <Field name="entity" label={t("history.entity")} defaultValue={filter.entity} />
        <Field name="days" label={t("history.days")} defaultValue={filter.days} inputMode="numeric" />
      </FilterForm>
      {rows.length > 0 && (
        <table className="o-table cards">
          <thead>
            <tr>
              <th>{t("history.when")}</th>
              <th>{t("history.who")}</th>
              <th>{t("history.what")}</th>
              <th>{t("history.which")}</th>
              <th>{t("history.details")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} {...row} />
            ))}
          </tbody>
        </table>
      )}
      <ListEnd count={rows.length} filtered={filtered} path="/office/history" older={older} first={onFirstPage} />
    </div>
  );
}

function Row({ id, at, who, via, what, entity, undoable, changes, details }: HistoryRow) {
  const t = officeTexts("people");
  return (
    <tr>
      <td data-l={t("history.when")}>
        <time>{at}</time>
      </td>
      <td data-l={t("history.who")}>
        <span dir="auto">{who}</span>
        {via && <span className="soft"> · {t(`history.via.${via}`)}</span>}
      </td>
      <td data-l={t("history.what")}>{what}</td>
      <td data-l={t("history.which")}>
        <Link to={`/office/history?${new URLSearchParams({ entity })}`}>{entity}</Link>
      </td>
      <td>
        {(changes.length > 0 || details.length > 0) && (
          <details>
            <summary className="link">{t("history.details")}</summary>
            <dl className="lines">
              {changes.map(({ field, before, after }) => (
                <Pair key={field} name={field} value={`${before || "–"} → ${after || "–"}`} />
              ))}
              {details.map(({ name, value }) => (
                <Pair key={name} name={name} value={value} />
              ))}
            </dl>
          </details>
        )}
        {undoable && (
          <Link className="link" to={`/office/history/${id}`}>
            {t("history.undo")} <span className="hide">{what}</span>
          </Link>
        )}
      </td>
    </tr>
  );
}

function Pair({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
    </>
  );
}
