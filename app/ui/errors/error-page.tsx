/** The error page: something broke, or the request was refused. Errors are reported, never shown. */
import { Link, useLocation } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";
import { useRequestId } from "../document/request-id";

/**
 * `refused`: the request was rejected (403), so a retry doesn't help. After a 503 it does: `busy` means too many
 * visitors, `away` means that a system we depend on is down.
 */
export function ErrorPage({ why }: { why?: "refused" | "busy" | "away" | undefined }) {
  const { t } = useTexts("site");
  const location = useLocation();
  const id = useRequestId();
  return (
    <main id="main" tabIndex={-1}>
      <section className="arena lost-place">
        <div className="wrap lost plain">
          <div className="ropes" aria-hidden="true" />
          <div className="stack over-ropes">
            <h1>{t(why ? `error.${why}Heading` : "error.heading")}</h1>
            <p>{t(why ? `error.${why}` : "error.message")}</p>
            <div className="cta">
              {why !== "refused" && (
                <Link className="btn" to={location} reloadDocument>
                  {t("error.retry")}
                </Link>
              )}
              <Link className={why === "refused" ? "btn" : "btn line"} to="/home" reloadDocument>
                {t("error.home")}
              </Link>
            </div>
            {/* Set as HTML, because hydration leaves that alone, and the browser doesn't know the id. */}
            <p
              className="request-id"
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: id ? t("error.reference", { id }) : "" }}
            />
          </div>
        </div>
      </section>
    </main>
  );
}
