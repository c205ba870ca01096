/** The error page: something is broken, or the request was refused. What happened is reported, never shown. */
import { Link, useLocation } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

/** `refused`: the request was not one of ours (403), so trying again does not help. */
export function ErrorPage({ refused = false }: { refused?: boolean }) {
  const { t } = useTexts("site");
  const location = useLocation();
  return (
    <main id="main" tabIndex={-1}>
      <section className="arena lost-place">
        <div className="wrap lost plain">
          <div className="ropes" aria-hidden="true" />
          <div className="stack over-ropes">
            <h1>{t(refused ? "error.refusedHeading" : "error.heading")}</h1>
            <p>{t(refused ? "error.refused" : "error.message")}</p>
            <div className="cta">
              {!refused && (
                <Link className="btn" to={location} reloadDocument>
                  {t("error.retry")}
                </Link>
              )}
              <Link className={refused ? "btn" : "btn line"} to="/home" reloadDocument>
                {t("error.home")}
              </Link>
            </div>
          </div>
        </div>
      </section>
    </main>
  );
}
