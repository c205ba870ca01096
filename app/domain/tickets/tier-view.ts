/** Price tiers on the ticket page (number, color, price, sale state), and the reason if nothing can be bought. */
import type { TicketDefinition } from "../../../server/product-api/contract";
import { price } from "../format/money-format";
import { spokenDateTime } from "../format/zoned-dates";
import type { NightView } from "../shows/night-view";
import { earlyNotes, type PhaseNote } from "./phase-notes";
import type { Quantities } from "./quantities";

/** Tier colors from the ring outward, hottest first. Step-free tiers are always steel. */
const TINTS = ["#ff5a1f", "#ff7f38", "#ffa25c", "#ffc48c", "#ffe3c2"];
const STEEL = "#aab4cc";
const OUTERMOST = "#fff3e2";

/** The colors of tiers in the office's order, given which of them are step-free. */
export function tierTints(stepFree: readonly boolean[]): string[] {
  let step = 0;
  return stepFree.map((steel) => (steel ? STEEL : (TINTS[step++] ?? OUTERMOST)));
}

export type TierView = {
  id: string;
  /** Shown on the row and on the plan, so that color is never the only clue. */
  number: number;
  name: string;
  description: string;
  policy: string;
  price: string;
  priceCents: number;
  /** The regular price, if it is higher. */
  regular?: string | undefined;
  notes?: PhaseNote[] | undefined;
  tint: string;
  /** `open` tiers have a quantity field. A tier in the visitor's own hold stays open for them. */
  sale: "open" | "soldOut" | "later" | "over";
  /** When the sale opens, in the hall's time zone, for `later`. */
  opens: string | undefined;
  /** Seats left; set only at 5 or fewer. */
  left: number | undefined;
  /** Seats of this tier in the visitor's own hold. */
  held: number;
  /** Maximum per order. */
  max: number;
};

/** Tiers in display order: sold-out ones last. They keep their numbers, which the plan shows. */
export function soldOutLast(tiers: TierView[]): TierView[] {
  return [...tiers].sort((a, b) => Number(a.sale === "soldOut") - Number(b.sale === "soldOut"));
}

/** The rows of the ticket page, in the office's order. `held` is the visitor's current hold. */
export function tierViews(
  definitions: TicketDefinition[],
  held: Quantities,
  show: { timeZoneId: string; locale: string; currency: string; now?: Date },
): TierView[] {
  const shown = definitions
    .filter((definition) => !(definition.salePeriod.hideNotOnSale && definition.saleStatus !== "SALE_STARTED"))
    .sort((a, b) => a.orderIndex - b.orderIndex);
  const tints = tierTints(shown.map(({ accessible }) => accessible));
  return shown.map((definition, index) => ({
    id: definition.id,
    number: index + 1,
    name: definition.name,
    description: definition.description,
    policy: definition.policy,
    price: price(definition.priceCents, show.currency, show.locale),
    priceCents: definition.priceCents,
    ...((definition.listPriceCents ?? 0) > definition.priceCents && {
      regular: price(definition.listPriceCents ?? 0, show.currency, show.locale),
    }),
    ...(show.now && definition.phases.length > 0 && { notes: earlyNotes(definition, { ...show, now: show.now }) }),
    tint: tints[index] ?? OUTERMOST,
    sale: saleOf(definition, held[definition.id] ?? 0),
    opens:
      definition.saleStatus === "SALE_SCHEDULED"
        ? spokenDateTime(new Date(definition.salePeriod.startDate), show.timeZoneId, show.locale)
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

/** Why no seats can be picked on a night's ticket page. */
export type SaleClosedReason =
  | { why: "cancelled" | "past" | "none" | "dateOpen" | "soldOut" | "saleEnded" }
  | { why: "external"; address: string }
  | { why: "later"; when: string };

/** Undefined if seats can be picked or are held. Otherwise the reason, from which the page suggests a next step. */
export function saleClosedReason(
  { sale, opens, externalUrl }: Pick<NightView, "sale" | "opens" | "externalUrl">,
  tiers: TierView[],
): SaleClosedReason | undefined {
  if (sale === "postponed") return { why: "dateOpen" };
  if (sale === "cancelled" || sale === "past" || sale === "none" || sale === "dateOpen") return { why: sale };
  if (sale === "external") return externalUrl ? { why: "external", address: externalUrl } : { why: "saleEnded" };
  if (tiers.some((tier) => tier.sale === "open")) return undefined;

  const later = tiers.find((tier) => tier.sale === "later")?.opens ?? opens;
  if (later) return { why: "later", when: later };
  return { why: tiers.some((tier) => tier.sale === "soldOut") ? "soldOut" : "saleEnded" };
}
