/** The price tiers of a night at a glance, and when the next of them goes on sale. */
import type { TicketDefinition } from "../../../server/product-api/contract";
import { price } from "../format/money-format";
import { eventDates, spokenHour } from "../format/zoned-dates";
import { type Left, leftOf } from "./night-view";

export type SaleWindow = { kind: "from" | "until"; when: string } | { kind: "over" };

/** `price` is written already; nothing means free. `left` is told at 5 or fewer. */
export type PriceRow = {
  id: string;
  name: string;
  price: string | undefined;
  soldOut: boolean;
  left: number | undefined;
  /** Told only where tiers differ in it: else the night says it once. */
  window: SaleWindow | undefined;
};

export type PriceView = { locale: string; timeZoneId: string; startsAt: Date };

/** In the operator's order, without those that shall not be seen before their sale. */
export function priceRows(definitions: TicketDefinition[], view: PriceView): PriceRow[] {
  const shown = definitions
    .filter(({ salePeriod, saleStatus }) => !(salePeriod.hideNotOnSale && saleStatus !== "SALE_STARTED"))
    .sort((a, b) => a.orderIndex - b.orderIndex);
  const windows = shown.map((tier) => windowOf(tier, view));
  const differ = new Set(windows.map((one) => JSON.stringify(one))).size > 1;
  return shown.map((tier, i) => ({
    id: tier.id,
    name: tier.name,
    price: tier.priceCents > 0 ? price(tier.priceCents, tier.price.currency, view.locale) : undefined,
    soldOut: tier.soldOut,
    left: tier.fewLeft ?? undefined,
    window: differ ? windows[i] : undefined,
  }));
}

/** The sale that a page waits for. */
export type Opening = { inMs: number; left: Left };

/** How long it is from `now` until the next tier goes on sale; nothing when none is to come. */
export function openingOf(definitions: TicketDefinition[], now: Date): Opening | undefined {
  const coming = definitions
    .filter(({ saleStatus }) => saleStatus === "SALE_SCHEDULED")
    .map(({ salePeriod }) => Date.parse(salePeriod.startDate) - now.getTime());
  if (coming.length === 0) return undefined;
  const inMs = Math.max(0, Math.min(...coming));
  return { inMs, left: leftOf(inMs) };
}

function windowOf({ saleStatus, salePeriod }: TicketDefinition, view: PriceView): SaleWindow | undefined {
  if (saleStatus === "SALE_ENDED") return { kind: "over" };
  if (saleStatus === "SALE_SCHEDULED") return { kind: "from", when: spoken(new Date(salePeriod.startDate), view) };
  const end = new Date(salePeriod.endDate);
  return end < view.startsAt ? { kind: "until", when: spoken(end, view) } : undefined;
}

/** "Fri 27 Nov, 10 AM EST": whoever is elsewhere must know whose clock it is. */
function spoken(at: Date, { locale, timeZoneId }: PriceView): string {
  const { short, zone } = eventDates(at, timeZoneId, locale);
  return `${short}, ${spokenHour(at, timeZoneId, locale)} ${zone}`;
}
