/** One line about the fan's Premium membership, with a link to manage it. */
import { Link } from "@remix-run/react";
import type { MembershipView } from "../../domain/billing/membership-view";
import { useTexts } from "../../i18n/texts";

export function MembershipLine({ membership }: { membership: MembershipView }) {
  const { t } = useTexts("billing");
  const { t: site } = useTexts("site");
  const { state, until } = membership;
  const late = state === "pastDue";
  return (
    <section className="panel" aria-labelledby="premium">
      <div className="between">
        <div>
          <h2 className="d4" id="premium">
            {site("nav.premium")}
          </h2>
          <p>{late ? t("member.pastDueTitle") : t(`member.${state}`, { date: until })}</p>
        </div>
        <Link className={late ? "btn" : "btn line"} to="/premium">
          {t(late ? "member.fix" : "member.change")}
        </Link>
      </div>
    </section>
  );
}
