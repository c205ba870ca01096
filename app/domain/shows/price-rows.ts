/** A night's price tiers in short form, and the time until the next one goes on sale. */
import type { TicketDefinition } from "../../../server/product-api/contract";
import { price } from "../format/money-format";
import { type TimeLeft, timeLeft } from "../format/time-left";
import { spokenDateTime } from "../format/zoned-dates";
import { earlyNotes, type PhaseNote } from "../tickets/phase-notes";

export type SaleWindow = { kind: "from" | "until"; when: string } | { kind: "over" };

/** `price` is formatted; undefined means free. `left` is set only when 5 or fewer seats remain. */
export type PriceRow = {
  id: string;
  name: string;
  price: string | undefined;
  soldOut: boolean;
  left: number | undefined;
  /** Set only if tiers have different sale windows; otherwise the night's own dates say enough. */
  window: SaleWindow | undefined;
  /** The regular price, if it is higher. `notes` say for how long the lower one is valid. */
  regular?: string | undefined;
  notes?: PhaseNote[] | undefined;
};

type PriceView = { locale: string; timeZoneId: string; startsAt: Date; now?: Date };

/** In the office's order, without tiers that are hidden while not on sale. */
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
    ...((tier.listPriceCents ?? 0) > tier.priceCents && {
      regular: price(tier.listPriceCents ?? 0, tier.price.currency, view.locale),
    }),
    ...(view.now && tier.phases.length > 0 && { notes: earlyNotes(tier, { ...view, now: view.now }) }),
  }));
}

/** When the next visible tier goes on sale; undefined if none is scheduled. */
export function nextSaleStart(definitions: TicketDefinition[]): Date | undefined {
  const coming = definitions
    .filter(({ saleStatus, salePeriod }) => saleStatus === "SALE_SCHEDULED" && !salePeriod.hideNotOnSale)
    .map(({ salePeriod }) => Date.parse(salePeriod.startDate));
  return coming.length > 0 ? new Date(Math.min(...coming)) : undefined;
}

export type TimeToSale = { inMs: number; left: TimeLeft };

/** Time from `now` until the next tier goes on sale; undefined if none is scheduled. */
export function timeToSale(definitions: TicketDefinition[], now: Date): TimeToSale | undefined {
  const coming = definitions
    .filter(({ saleStatus, salePeriod }) => saleStatus === "SALE_SCHEDULED" && !salePeriod.hideNotOnSale)
    .map(({ salePeriod }) => Date.parse(salePeriod.startDate) - now.getTime());
  if (coming.length === 0) return undefined;
  const inMs = Math.max(0, Math.min(...coming));
  return { inMs, left: timeLeft(inMs) };
}

function windowOf({ saleStatus, salePeriod }: TicketDefinition, view: PriceView): SaleWindow | undefined {
  const spoken = (at: Date) => spokenDateTime(at, view.timeZoneId, view.locale);
  if (saleStatus === "SALE_ENDED") return { kind: "over" };
  if (saleStatus === "SALE_SCHEDULED") return { kind: "from", when: spoken(new Date(salePeriod.startDate)) };
  const end = new Date(salePeriod.endDate);
  return end < view.startsAt ? { kind: "until", when: spoken(end) } : undefined;
}
