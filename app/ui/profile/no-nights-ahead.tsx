/** Shown to a fan without upcoming nights: what will appear here, and two links to get there. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

export function NoNightsAhead() {
  const { t } = useTexts("record");
  return (
    <section className="empty">
      <h2 className="display">{t("overview.emptyTitle")}</h2>
      <p className="soft">{t("overview.emptyText")}</p>
      <p className="cta">
        <Link className="btn" to="/tickets">
          {t("overview.emptyAction")}
        </Link>
        <Link className="btn line" to="/pay-per-view">
          {t("overview.emptyHome")}
        </Link>
      </p>
    </section>
  );
}
