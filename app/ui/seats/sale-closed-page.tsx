/** The page of a night whose seats can't be picked: the notice, and the prices if they are still useful. */

import type { TimeToSale } from "../../domain/shows/price-rows";
import type { NightHeadingView } from "../../domain/tickets/ticket-view";
import type { SaleClosedReason, TierView } from "../../domain/tickets/tier-view";
import { useTexts } from "../../i18n/texts";
import { NightHeading } from "../night/night-heading";
import { Page } from "../shell/page";
import { HallPlan } from "../tiers/hall-plan";
import { TierRow } from "../tiers/tier-row";
import { SaleClosedNotice } from "./sale-closed-notice";

type SaleClosedPageProps = {
  closed: SaleClosedReason;
  event: NightHeadingView;
  venue: string;
  tiers: TierView[];
  opening?: TimeToSale | undefined;
};

export function SaleClosedPage({ closed, event, venue, tiers, opening }: SaleClosedPageProps) {
  const { t } = useTexts("tickets");
  const showPrices = (closed.why === "later" || closed.why === "soldOut") && tiers.length > 0;
  return (
    <Page>
      <NightHeading event={event} />
      <div className="wrap purchase stack">
        <SaleClosedNotice closed={closed} eventId={event.id} venue={venue} opening={opening} />
        {showPrices && (
          <div className="split">
            <section aria-labelledby="prices">
              <h2 className="d4" id="prices">
                {t("buy.prices")}
              </h2>
              {tiers.map((tier) => (
                <TierRow key={tier.id} tier={tier} value="0" onChange={() => undefined} />
              ))}
            </section>
            <div className="side">
              <HallPlan tiers={tiers} />
            </div>
          </div>
        )}
      </div>
    </Page>
  );
}
