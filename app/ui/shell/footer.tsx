/** Footer: the ropes, a goodbye, and the links of the site by what one is looking for. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";
import { LanguageForm } from "./language-form";

export function Footer({ siteName, year, signedIn }: { siteName: string; year: number; signedIn: boolean }) {
  const { t } = useTexts("site");
  return (
    <footer className="foot arena">
      <div className="wrap">
        <div className="ropes" aria-hidden="true" />
        <div className="cols">
          <p className="display d3 lines">{t("foot.line")}</p>
          <div>
            <h2>{t("foot.nights")}</h2>
            <ul className="list">
              <li>
                <Link to="/tickets">{t("foot.tourDates")}</Link>
              </li>
              <li>
                <Link to="/home">{t("foot.nextNight")}</Link>
              </li>
            </ul>
          </div>
          {signedIn && (
            <div>
              <h2>{t("foot.account")}</h2>
              <ul className="list">
                <li>
                  <Link to="/profile">{t("foot.myTickets")}</Link>
                </li>
              </ul>
            </div>
          )}
          <LanguageForm />
        </div>
        <p className="small soft">{t("foot.legal", { name: siteName, year })}</p>
      </div>
    </footer>
  );
}
