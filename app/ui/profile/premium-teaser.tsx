/** Shown instead of the membership if the fan has no Premium. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

export function PremiumTeaser() {
  const { t } = useTexts("record");
  const { t: site } = useTexts("site");
  return (
    <section className="panel between" aria-labelledby="premium">
      <div>
        <h2 className="d4" id="premium">
          {site("nav.premium")}
        </h2>
        <p className="soft">{t("overview.premiumText")}</p>
      </div>
      <Link className="btn line" to="/premium">
        {t("overview.premiumAction")}
      </Link>
    </section>
  );
}
