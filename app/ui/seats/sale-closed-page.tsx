/** The page of a night whose seats can't be picked: why, what to do instead, and the prices if they are still useful. */

import type { TimeToSale } from "../../domain/shows/price-rows";
import type { NightHeadingView } from "../../domain/tickets/ticket-view";
import type { SaleClosedReason, TierView } from "../../domain/tickets/tier-view";
import type { WaysOn } from "../../domain/tickets/ways-on";
import { staticPart } from "../../framework/static-part";
import { useTexts } from "../../i18n/texts";
import { NightHeading } from "../night/night-heading";
import { Page } from "../shell/page";
import { HallPlan } from "../tiers/hall-plan";
import { TierRow } from "../tiers/tier-row";
import { SaleClosedNotice } from "./sale-closed-notice";
import { WaysOnLinks } from "./ways-on";

type SaleClosedPageProps = {
  closed: SaleClosedReason;
  event: NightHeadingView;
  venue: string;
  tiers: TierView[];
  opening?: TimeToSale | undefined;
  ways: WaysOn;
};

const waysOn = staticPart(
  import.meta.env.SSR ? WaysOnLinks : undefined,
  async () => (await import("./ways-on")).WaysOnLinks,
);

/** Must resolve before a client-side navigation shows the page. */
export const waysOnReady = waysOn.ready;

export function SaleClosedPage({ closed, event, venue, tiers, opening, ways }: SaleClosedPageProps) {
  const { t } = useTexts("tickets");
  const later = closed.why === "later";
  const prices = (later || closed.why === "soldOut") && tiers.length > 0 && (
    <div className="split" key="prices">
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
  );
  const others = <waysOn.Static key={event.id} ways={ways} />;
  return (
    <Page>
      <NightHeading event={event} />
      <div className="wrap purchase ways">
        <SaleClosedNotice
          closed={closed}
          eventId={event.id}
          venue={venue}
          opening={opening}
          calendar={later ? ways.calendar : undefined}
        />
        {/* Before a sale its prices matter most; after it, other nights do. */}
        {later ? [prices, others] : [others, prices]}
      </div>
    </Page>
  );
}
