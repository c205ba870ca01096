/** Packing slips, one per printed page. */
import { Link } from "@remix-run/react";
import type { ParcelView } from "../../../domain/office/views/parcels-view";
import { officeTexts } from "../../../i18n/office/office-texts";

type PackingSlipsProps = { siteName: string; slips: ParcelView[] };

export function PackingSlips({ siteName, slips }: PackingSlipsProps) {
  const t = officeTexts("parcels");
  return (
    <div className="stack">
      <div className="stack o-screen">
        <h1>{t("slips")}</h1>
        <p className="soft">{t(slips.length === 0 ? "slipNone" : "print")}</p>
        <p>
          <Link to="/office/parcels">{t("back")}</Link>
        </p>
      </div>
      {slips.map((slip) => (
        <PackingSlip key={slip.number} siteName={siteName} slip={slip} />
      ))}
    </div>
  );
}

function PackingSlip({ siteName, slip }: { siteName: string; slip: ParcelView }) {
  const t = officeTexts("parcels");
  return (
    <article className="o-slip" aria-label={t("orderNumber", { number: slip.number })}>
      <header className="between">
        <b>{siteName}</b>
        <span>
          {t("orderNumber", { number: slip.number })}
          <br />
          {t("paidOn", { date: slip.paid })}
        </span>
      </header>
      <address translate="no">
        {slip.address.map((line) => (
          <span key={line} dir="auto">
            {line}
          </span>
        ))}
      </address>
      <table className="o-table">
        <tbody>
          {slip.articles.map(({ name, choices, pieces }) => (
            <tr key={`${name} ${choices}`}>
              <td className="r">{pieces} ×</td>
              <td>
                <b dir="auto">{name}</b> <span dir="auto">{choices}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t("thanks")}</p>
    </article>
  );
}
