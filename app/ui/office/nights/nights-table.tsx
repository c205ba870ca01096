/** Rows of the list of nights. */
import { Link } from "@remix-run/react";
import type { NightRowView } from "../../../domain/office/nights/night-views";
import { officeTexts } from "../../../i18n/office/office-texts";
import { NightStateBadge } from "./night-state-badge";

/** `drafted`: nights with changes that aren't published. */
type NightsTableProps = { rows: NightRowView[]; choosable: boolean; drafted: string[] };

export function NightsTable({ rows, choosable, drafted }: NightsTableProps) {
  const t = officeTexts("nights");
  return (
    <table className="o-table cards">
      <thead>
        <tr>
          {choosable && <th className="sw" />}
          <th>{t("list.night")}</th>
          <th>{t("list.date")}</th>
          <th>{t("list.place")}</th>
          <th>{t("list.state")}</th>
          <th className="r">{t("list.sold")}</th>
          <th className="r">{t("list.held")}</th>
          <th className="r">{t("list.blocked")}</th>
          <th className="r">{t("list.capacity")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {choosable && (
              <td>
                <label className="o-check">
                  <input type="checkbox" name="night" value={row.key} />
                  <span className="hide">{t("list.choose", { title: row.title })}</span>
                </label>
              </td>
            )}
            <td>
              <Link to={`/office/nights/${row.id}`}>
                <span dir="auto">{row.title}</span>
              </Link>
              {row.show && row.show !== row.title && (
                <span className="soft small" dir="auto">
                  {" "}
                  {row.show}
                </span>
              )}
            </td>
            <td data-l={t("list.date")}>{row.date}</td>
            <td data-l={t("list.place")} dir="auto">
              {row.place}
            </td>
            <td data-l={t("list.state")}>
              <NightStateBadge state={row.state} />
              {drafted.includes(row.id) && row.state !== "draft" && (
                <span className="badge">{officeTexts("content")("draft.badge")}</span>
              )}
            </td>
            {(["sold", "held", "blocked", "capacity"] as const).map((number) => (
              <td key={number} className="r" data-l={t(`list.${number}`)}>
                {row[number]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
