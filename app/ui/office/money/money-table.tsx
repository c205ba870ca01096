/** A table of money: words first, numbers right-aligned after them. */
import { Link } from "@remix-run/react";
import type { MoneyTable as Table } from "../../../domain/office/views/money-view";
import { officeTexts } from "../../../i18n/office/office-texts";

export function MoneyTable({ table: { head, numbers, rows } }: { table: Table }) {
  const t = officeTexts("frame");
  const align = (column: number) => (column >= numbers ? "r" : undefined);
  const linked = rows.some(({ link }) => link);
  return (
    <div className="o-scroll">
      <table className="o-table cards o-money">
        <thead>
          <tr>
            {head.map((name, column) => (
              <th key={name || "outcome"} className={align(column)}>
                {name}
              </th>
            ))}
            {linked && (
              <th>
                <span className="hide">{t("form.open")}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, link }) => (
            <tr key={key}>
              {cells.map((cell, column) => (
                <td
                  key={head[column] || "outcome"}
                  className={align(column)}
                  data-l={column > 0 ? head[column] : undefined}
                  dir="auto"
                >
                  {column === 0 ? <b>{cell}</b> : cell}
                </td>
              ))}
              {link && (
                <td>
                  <Link to={link.to} aria-label={link.label}>
                    {t("form.open")}
                  </Link>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
