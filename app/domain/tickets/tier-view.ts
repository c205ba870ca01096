/** Price tiers as they are shown: number, colour, price and what can be done with each; and whether the show sells at all. */
import type { TicketDefinition } from "../../../server/product-api/contract";
import { price } from "../format/money-format";
import { eventDates, spokenHour } from "../format/zoned-dates";
import type { EventView } from "../shows/night-view";
import type { Quantities } from "./quantities";

/** From the ring outwards: the closer, the hotter. Seats of step-free access are steel, wherever they are. */
const TINTS = ["#ff5a1f", "#ff7f38", "#ffa25c", "#ffc48c", "#ffe3c2", "#fff3e2"];
const STEEL = "#aab4cc";

export type TierView = {
  id: string;
  /** On the row and on the plan, so that colour never tells alone. */
  number: number;
  name: string;
  description: string;
  policy: string;
  price: string;
  priceCents: number;
  tint: string;
  /** `open` tiers take a number; what the fan holds herself stays open to her. */
  sale: "open" | "soldOut" | "later" | "over";
  /** When the sale opens, in the show's zone, for `later`. */
  opens: string | undefined;
  /** Seats left for anybody, told only at 5 or fewer. */
  left: number | undefined;
  /** Seats of this tier in the fan's own hold. */
  held: number;
  /** The most that one order may have of it. */
  max: number;
};

/**
 * The rows of the ticket page, in the operator's order. `held`: what the fan holds now.
 */
export function tierViews(
  definitions: TicketDefinition[],
  held: Quantities,
  show: { timeZoneId: string; locale: string; currency: string },
): TierView[] {
  const shown = definitions
    .filter((definition) => !(definition.salePeriod.hideNotOnSale && definition.saleStatus !== "SALE_STARTED"))
    .sort((a, b) => a.orderIndex - b.orderIndex);
  let step = 0;
  return shown.map((definition, index) => ({
    id: definition.id,
    number: index + 1,
    name: definition.name,
    description: definition.description,
    policy: definition.policy,
    price: price(definition.priceCents, show.currency, show.locale),
    priceCents: definition.priceCents,
    tint: definition.accessible ? STEEL : (TINTS[step++] ?? "#fff3e2"),
    sale: saleOf(definition, held[definition.id] ?? 0),
    opens:
      definition.saleStatus === "SALE_SCHEDULED"
        ? opening(definition.salePeriod.startDate, show.timeZoneId, show.locale)
        : undefined,
    left: definition.soldOut ? 0 : (definition.fewLeft ?? undefined),
    held: held[definition.id] ?? 0,
    max: definition.limitPerCheckout,
  }));
}

function saleOf(definition: TicketDefinition, held: number): TierView["sale"] {
  if (held > 0) return "open";
  if (definition.saleStatus === "SALE_SCHEDULED") return "later";
  if (definition.saleStatus === "SALE_ENDED") return "over";
  return definition.soldOut ? "soldOut" : "open";
}

/** Why seats of a show cannot be picked on its ticket page. */
export type Closed =
  | { why: "cancelled" | "past" | "none" | "dateOpen" | "soldOut" | "saleEnded" }
  | { why: "external"; address: string }
  | { why: "later"; when: string };

/** Nothing when seats can be picked (or are held); else the reason, of which the page makes a next step. */
export function closedBecause(
  { sale, opens, externalUrl }: Pick<EventView, "sale" | "opens" | "externalUrl">,
  tiers: TierView[],
): Closed | undefined {
  if (sale === "postponed") return { why: "dateOpen" };
  if (sale === "cancelled" || sale === "past" || sale === "none" || sale === "dateOpen") return { why: sale };
  if (sale === "external") return externalUrl ? { why: "external", address: externalUrl } : { why: "saleEnded" };
  if (tiers.some((tier) => tier.sale === "open")) return undefined;

  const later = tiers.find((tier) => tier.sale === "later")?.opens ?? opens;
  if (later) return { why: "later", when: later };
  return { why: tiers.some((tier) => tier.sale === "soldOut") ? "soldOut" : "saleEnded" };
}

/** "Fri 27 Nov, 10 AM EST": a date and an hour of a zone, named. */
function opening(instant: string, timeZoneId: string, locale: string): string {
  const at = new Date(instant);
  const { short, zone } = eventDates(at, timeZoneId, locale);
  return `${short}, ${spokenHour(at, timeZoneId, locale)} ${zone}`;
}
