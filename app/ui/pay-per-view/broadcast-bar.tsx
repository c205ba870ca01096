/**
 * Phones: a sticky bar with the next step toward a broadcast, or the time until it starts for a fan who has bought it.
 */
import { Link } from "@remix-run/react";
import type { PayPerViewPage } from "../../domain/pay-per-view/pay-per-view-page";
import { useTexts } from "../../i18n/texts";
import { BuyButton } from "../billing/buy-button";
import { Countdown } from "../night/countdown";
import type { BroadcastActionProps } from "./broadcast-action";
import { BroadcastBadge } from "./broadcast-badge";

type BroadcastBarProps = Omit<BroadcastActionProps, "night"> & {
  night: Pick<PayPerViewPage, "id" | "href" | "price" | "badge" | "state" | "bell">;
};

export function BroadcastBar({ night, signedIn, admission, sells }: BroadcastBarProps) {
  const { t } = useTexts("watch");
  const { t: bill } = useTexts("billing");
  const { state, bell } = night;
  const playable = state === "live" || state === "replay";
  if (state === "closed" || (state === "announced" && !admission) || (signedIn && !admission && !sells)) return null;
  return (
    <section className="buybar phone" aria-label={t("offer.bar")}>
      {admission ? (
        <>
          {playable || !bell ? <BroadcastBadge badge={night.badge} /> : <Countdown bell={bell} />}
          <Link className="btn" to={`/watch/${night.id}`}>
            {bill("buy.watch")}
          </Link>
        </>
      ) : (
        <>
          <div>
            <span className="sum">{night.price}</span>
            <BroadcastBadge badge={night.badge} />
          </div>
          {signedIn ? (
            <BuyButton intent="buy">{bill("buy.button", { price: night.price })}</BuyButton>
          ) : (
            <Link className="btn" to={`${night.href}/auth/sign-in`} preventScrollReset>
              {t("offer.signIn")}
            </Link>
          )}
        </>
      )}
    </section>
  );
}
