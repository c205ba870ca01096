/** A fan without tickets: where they will be, and where to get some. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

export function NoNights() {
  const { t } = useTexts("mine");
  return (
    <section className="empty">
      <h2 className="display">{t("profile.emptyTitle")}</h2>
      <p className="soft">{t("profile.emptyText")}</p>
      <Link className="btn" to="/tickets">
        {t("profile.emptyAction")}
      </Link>
    </section>
  );
}
