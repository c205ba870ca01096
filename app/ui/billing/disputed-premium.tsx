/** Why a member's Premium is paused, and where to ask about it. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

export function DisputedPremium() {
  const { t } = useTexts("billing");
  const { t: site } = useTexts("site");
  return (
    <>
      <p>{t("member.disputedText")}</p>
      <Link className="btn line full" to="/billing-assistance#letter">
        {site("foot.billing")}
      </Link>
    </>
  );
}
