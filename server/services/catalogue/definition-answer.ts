/** Converts a price tier in the store to the product API's ticket definition. */
import { moneyOf } from "../../../app/domain/format/money-format";
import type { TicketDefinition } from "../../product-api/contract";
import type { Definition } from "./read-definitions";

/** The number of seats left is shown only up to this number, and then it is exact. */
export const FEW = 5;

/** The state of the tier's sale at `now`. The end is exclusive. */
export function saleStatus(one: Pick<Definition, "saleStart" | "saleEnd">, now: Date): TicketDefinition["saleStatus"] {
  if (now < one.saleStart) return "SALE_SCHEDULED";
  return now < one.saleEnd ? "SALE_STARTED" : "SALE_ENDED";
}

/** The API's definition as of `now`, in the event's currency. */
export function definitionAnswer(one: Definition, event: { currency: string }, now: Date): TicketDefinition {
  return {
    id: one.id,
    eventId: one.eventId,
    name: one.name,
    description: one.description,
    price: moneyOf(one.priceCents, event.currency),
    free: one.priceCents === 0,
    limitPerCheckout: one.limitPerCheckout,
    orderIndex: one.orderIndex,
    policy: one.policy,
    salePeriod: { startDate: one.saleStart.toISOString(), endDate: one.saleEnd.toISOString(), hideNotOnSale: false },
    saleStatus: saleStatus(one, now),
    priceCents: one.priceCents,
    soldOut: one.left === 0,
    fewLeft: one.left <= FEW ? one.left : null,
    rank: one.rank,
    accessible: one.accessible,
    seated: one.seated,
    longestTogether: one.longest !== undefined && one.longest <= FEW ? one.longest : null,
  };
}
