/** A show whose seats cannot be picked: why, what to do instead, and the prices where they still tell something. */
import type { TimeToSale } from "../../domain/shows/price-rows";
import type { NightHeading } from "../../domain/tickets/ticket-view";
import type { SaleClosedReason, TierView } from "../../domain/tickets/tier-view";
import { useTexts } from "../../i18n/texts";
import { Page } from "../shell/page";
import { EventHead } from "./event-head";
import { HallPlan } from "./hall-plan";
import { SaleClosed } from "./sale-closed";
import { TierRow } from "./tier-row";

export type ClosedSaleProps = {
  closed: SaleClosedReason;
  event: NightHeading;
  venue: string;
  tiers: TierView[];
  opening?: TimeToSale | undefined;
};

export function ClosedSale({ closed, event, venue, tiers, opening }: ClosedSaleProps) {
  const { t } = useTexts("tickets");
  const telling = (closed.why === "later" || closed.why === "soldOut") && tiers.length > 0;
  return (
    <Page>
      <EventHead event={event} />
      <div className="wrap purchase stack">
        <SaleClosed closed={closed} eventId={event.id} venue={venue} opening={opening} />
        {telling && (
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
