/** The passes of a night. */
import { Form } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";
import type { DoorOfNight } from "../../../requests/office/door-of-night";

export function PassRows({ passes }: { passes: DoorOfNight["passes"] }) {
  const t = officeTexts("door");
  return (
    <section className="stack">
      <h2>{t("passes.title")}</h2>
      {passes.length === 0 ? (
        <p className="o-box">{t("passes.none")}</p>
      ) : (
        <table className="o-table cards">
          <thead>
            <tr>
              <th>{t("passes.gate")}</th>
              <th>{t("passes.may")}</th>
              <th>{t("passes.seen")}</th>
              <th>{t("passes.state")}</th>
              <th>
                <span className="hide">{t("passes.revoke")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {passes.map(({ id, label, mode, names, offline, seen, revoked, over }) => (
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
                  {revoked ? t("passes.revoked", { at: revoked }) : t(over ? "passes.over" : "passes.live")}
                </td>
                <td>
                  {!revoked && (
                    <Form method="post">
                      <input type="hidden" name="pass" value={id} />
                      <button type="submit" className="btn quiet line" name="intent" value="revoke">
                        {t("passes.revoke")} <span className="hide">{label}</span>
                      </button>
                    </Form>
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
