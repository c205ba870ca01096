/** Converts a price tier in the store to the product API's ticket definition. */
import { moneyOf } from "../../../app/domain/format/money-format";
import type { TicketDefinition, TicketPhase } from "../../product-api/contract";
import type { Definition } from "./read-definitions";
import { phaseForAll, type TierPhase } from "./read-phases";

/** The number of seats left is shown only up to this number, and then it is exact. */
export const FEW = 5;

/** The state of the tier's sale at `now`. The end is exclusive. */
export function saleStatus(
  one: Pick<Definition, "saleStart" | "saleEnd" | "phases">,
  now: Date,
): TicketDefinition["saleStatus"] {
  if (phaseForAll(one.phases ?? [], now)) return "SALE_STARTED";
  if (now < one.saleStart) return "SALE_SCHEDULED";
  return now < one.saleEnd ? "SALE_STARTED" : "SALE_ENDED";
}

/** What one seat costs a visitor without Premium or a code. */
export const priceForAll = (one: Pick<Definition, "priceCents" | "phases">, now: Date): number =>
  phaseForAll(one.phases ?? [], now)?.priceCents ?? one.priceCents;

/** When something about the tier's sale begins or ends. */
export const saleChanges = ({ saleStart, saleEnd, phases = [] }: Definition): Date[] => [
  saleStart,
  saleEnd,
  ...phases.flatMap(({ startAt, endAt }) => [startAt, endAt]),
];

/** The API's definition as of `now`, in the event's currency. */
export function definitionAnswer(one: Definition, event: { currency: string }, now: Date): TicketDefinition {
  const priceCents = priceForAll(one, now);
  return {
    id: one.id,
    eventId: one.eventId,
    name: one.name,
    description: one.description,
    price: moneyOf(priceCents, event.currency),
    free: priceCents === 0,
    limitPerCheckout: one.limitPerCheckout,
    orderIndex: one.orderIndex,
    policy: one.policy,
    salePeriod: { startDate: one.saleStart.toISOString(), endDate: one.saleEnd.toISOString(), hideNotOnSale: false },
    saleStatus: saleStatus(one, now),
    priceCents,
    soldOut: one.left === 0,
    fewLeft: one.left <= FEW ? one.left : null,
    rank: one.rank,
    accessible: one.accessible,
    seated: one.seated,
    longestTogether: one.longest !== undefined && one.longest <= FEW ? one.longest : null,
    listPriceCents: priceCents === one.priceCents ? null : one.priceCents,
    phases: (one.phases ?? [])
      .filter(({ endAt }) => now < endAt)
      .map((phase) => phaseAnswer(phase, one, event.currency)),
  };
}

function phaseAnswer(
  { audience, startAt, endAt, ...phase }: TierPhase,
  one: Definition,
  currency: string,
): TicketPhase {
  const priceCents = phase.priceCents ?? one.priceCents;
  const left = Math.min(phase.left ?? one.left, one.left);
  return {
    ...{ audience, startDate: startAt.toISOString(), endDate: endAt.toISOString(), priceCents },
    ...{ price: moneyOf(priceCents, currency), soldOut: left === 0, fewLeft: left <= FEW ? left : null },
  };
}

/** Available seats of these tiers together. Tiers of one zone share its seats, so those count once. */
export function seatsLeft(tiers: Pick<Definition, "id" | "eventId" | "sectionId" | "left" | "leftInZone">[]): number {
  const places = new Map<string, { left: number; most: number }>();
  for (const { id, eventId, sectionId, left, leftInZone } of tiers) {
    const place = leftInZone === undefined ? id : `${eventId}/${sectionId}`;
    const most = leftInZone ?? Number.POSITIVE_INFINITY;
    places.set(place, { left: (places.get(place)?.left ?? 0) + Math.max(0, left), most });
  }
  return [...places.values()].reduce((sum, { left, most }) => sum + Math.min(left, most), 0);
}
