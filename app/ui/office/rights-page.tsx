/** The table of rights: a row for each right, a column for each role. */
import { RIGHTS, type Right, ROLES } from "../../domain/office/rights";
import { officeTexts } from "../../i18n/office/office-texts";

/** `amount`: up to which the box office may refund. */
export function RightsPage({ amount }: { amount: string }) {
  const t = officeTexts("people");
  const frame = officeTexts("frame");
  const rights = Object.keys(RIGHTS) as Right[];
  return (
    <div className="stack">
      <h1>{t("rights.title")}</h1>
      <p className="soft">{t("rights.text")}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen scrolls within this section, which the keyboard can only do if it takes the focus */}
      <section className="o-scroll" aria-label={t("rights.title")} tabIndex={0}>
        <table className="o-table">
          <thead>
            <tr>
              <th scope="col">{t("rights.right")}</th>
              {ROLES.map((role) => (
                <th key={role} scope="col">
                  {frame(`roles.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rights.map((right) => (
              <tr key={right}>
                <th scope="row">{t(`rights.names.${right}`, { amount })}</th>
                {ROLES.map((role) => (
                  <td key={role}>{RIGHTS[right].some((one) => one === role) ? t("rights.yes") : "–"}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
