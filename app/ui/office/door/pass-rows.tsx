/** The passes of a night. */
import { officeTexts } from "../../../i18n/office/office-texts";
import type { DoorOfNight } from "../../../requests/office/door-of-night";
import { RowDeed } from "../lists/row-deed";
import { TableHead } from "../lists/table-head";

export function PassRows({ passes }: { passes: DoorOfNight["passes"] }) {
  const t = officeTexts("door");
  return (
    <section className="stack">
      <h2>{t("passes.title")}</h2>
      {passes.length === 0 ? (
        <p className="o-box">{t("passes.none")}</p>
      ) : (
        <table className="o-table cards">
          <TableHead
            columns={[t("passes.gate"), t("passes.may"), t("passes.seen"), t("passes.state")]}
            deed={t("passes.revoke")}
          />
          <tbody>
            {passes.map(({ id, label, mode, names, offline, seen, revoked, left, over }) => (
              <tr key={id}>
                <td>
                  <b dir="auto">{label}</b>
                </td>
                <td data-l={t("passes.may")}>
                  {[
                    t(mode === "lead" ? "passes.lead" : "passes.steward"),
                    t(names ? "passes.names" : "passes.noNames"),
                    t(offline ? "passes.offline" : "passes.online"),
                  ].join(" · ")}
                </td>
                <td data-l={t("passes.seen")}>{seen ?? t("passes.never")}</td>
                <td data-l={t("passes.state")}>
                  {revoked
                    ? t(left ? "passes.left" : "passes.revoked", { at: revoked })
                    : t(over ? "passes.over" : "passes.live")}
                </td>
                <td>
                  {!revoked && (
                    <RowDeed intent="revoke" name="pass" value={id} text={t("passes.revoke")} about={label} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
