/** Phones: a sticky bar with the price of a broadcast and a guest's next step. */
import { Link } from "@remix-run/react";
import type { PayPerViewPage } from "../../domain/pay-per-view/pay-per-view-page";
import { useTexts } from "../../i18n/texts";
import { BroadcastBadge } from "./broadcast-badge";

export function BroadcastBar({ night }: { night: Pick<PayPerViewPage, "href" | "price" | "badge"> }) {
  const { t } = useTexts("watch");
  return (
    <section className="buybar phone" aria-label={t("offer.bar")}>
      <div>
        <span className="sum">{night.price}</span>
        <BroadcastBadge badge={night.badge} />
      </div>
      <Link className="btn" to={`${night.href}/auth/sign-in`} preventScrollReset>
        {t("offer.signIn")}
      </Link>
    </section>
  );
}
