/** The 404 page of section 2, with its texts, a link home and a way back. */
import { Link } from "@remix-run/react";
import { type ComponentType, lazy, Suspense } from "react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { useTexts } from "../../i18n/texts";

/** If the poster can't be loaded, the page renders without it. */
const NotFoundPoster = lazy(async (): Promise<{ default: ComponentType }> => {
  const found = await import("./not-found-poster").catch(() => undefined);
  return { default: found?.NotFoundPoster ?? (() => null) };
});

/** `message` says what was not found, with its path. */
export function NotFoundPage({ message }: { message?: string | undefined }) {
  const { t } = useTexts("site");
  return (
    <main id="main" tabIndex={-1}>
      <section className="arena lost-place">
        <div className="wrap lost">
          <Suspense>
            <NotFoundPoster />
          </Suspense>
          <div className="ropes" aria-hidden="true" />
          <h1>{t("notFound.heading")}</h1>
          <div className="stack over-ropes">
            <p className="display d4">{t("notFound.message")}</p>
            {message && (
              <p className="soft" lang={CONTENT_LANGUAGE}>
                <code>{message}</code>
              </p>
            )}
            <div className="cta">
              <Link className="btn" to="/home">
                {t("notFound.home")}
              </Link>
              <Link className="btn line" to="/">
                {t("notFound.back")}
              </Link>
            </div>
          </div>
        </div>
      </section>
    </main>
  );
}
