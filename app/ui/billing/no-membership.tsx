/** Shown in place of the membership if the fan has none. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

export function NoMembership() {
  const { t } = useTexts("payments");
  const { t: site } = useTexts("site");
  return (
    <section className="panel" aria-labelledby="premium">
      <div className="between">
        <div>
          <h2 className="d4" id="premium">
            {site("nav.premium")}
          </h2>
          <p>{t("premium.none")}</p>
        </div>
        <Link className="btn line" to="/premium">
          {t("premium.see")}
        </Link>
      </div>
    </section>
  );
}
