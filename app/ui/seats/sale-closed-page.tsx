/**
 * The page of a night whose seats can't be picked: why, what to do instead, and the prices if they are still useful. Only
 * the countdown to the sale needs scripts, so the browser keeps the server's markup of everything else.
 */

import type { TimeToSale } from "../../domain/shows/price-rows";
import type { NightHeadingView } from "../../domain/tickets/ticket-view";
import type { SaleClosedReason, TierView } from "../../domain/tickets/tier-view";
import type { WaysOn } from "../../domain/tickets/ways-on";
import { staticPart } from "../../framework/static-part";
import { NightHeading } from "../night/night-heading";
import { SaleOpening } from "../night/sale-opening";
import { Page } from "../shell/page";
import { SaleClosedNotice } from "./sale-closed-notice";
import { WaysOnParts } from "./ways-on";

type SaleClosedPageProps = {
  closed: SaleClosedReason;
  event: NightHeadingView;
  venue: string;
  tiers: TierView[];
  /** The sale that the page waits for: it updates when that opens. */
  opening?: TimeToSale | undefined;
  ways: WaysOn;
};

const notice = staticPart(
  import.meta.env.SSR ? SaleClosedNotice : undefined,
  async () => (await import("./sale-closed-notice")).SaleClosedNotice,
);
const rest = staticPart(
  import.meta.env.SSR ? WaysOnParts : undefined,
  async () => (await import("./ways-on")).WaysOnParts,
);

/** Must resolve before a client-side navigation shows the page. */
export const saleClosedReady = () => Promise.all([notice.ready(), rest.ready()]);

export function SaleClosedPage({ closed, event, venue, tiers, opening, ways }: SaleClosedPageProps) {
  const later = closed.why === "later";
  return (
    <Page>
      <NightHeading event={event} />
      <div className="wrap purchase ways">
        <notice.Static closed={closed} eventId={event.id} venue={venue} calendar={later ? ways.calendar : undefined} />
        <SaleOpening opening={opening} path={`/tickets/event/${event.id}`} />
        <rest.Static ways={ways} tiers={later || closed.why === "soldOut" ? tiers : []} pricesFirst={later} />
      </div>
    </Page>
  );
}
