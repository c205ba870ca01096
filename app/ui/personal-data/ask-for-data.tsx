/** Shown if another site does the billing: where to ask for stored data. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

export function AskForData() {
  const { t } = useTexts("keeping");
  return (
    <section className="panel">
      <p>{t("privacy.elsewhere")}</p>
      <p>
        <Link className="btn" to="/billing-assistance?subject=account#letter">
          {t("privacy.write")}
        </Link>
      </p>
    </section>
  );
}
