/** Prices at the edge of the product API: cents inside, decimal strings outside. */

import type { z } from "zod";
import { minorOf, moneyOf, price } from "../../app/domain/format/money-format";
import type { PrintableTicket } from "../services/box-office/box-office-types";
import type { CatalogueEvent } from "../services/catalogue/catalogue-event";
import type { PayPerView as Broadcast } from "../services/catalogue/pay-per-view";
import type { Event, PayPerView } from "./contract";

type ApiBroadcast = z.infer<typeof PayPerView>;

/** The language of the API's formatted prices. */
const LOCALE = "en-US";

export function withApiPrices(event: CatalogueEvent): Event {
  const { ticketing, ...registration } = event.registration;
  if (!ticketing) return { ...event, registration: { ...event.registration, ticketing } };
  const { currency, lowestCents, highestCents, ...sale } = ticketing;
  const prices = {
    currency,
    lowestTicketPrice: moneyOf(lowestCents, currency),
    highestTicketPrice: moneyOf(highestCents, currency),
    lowestTicketPriceFormatted: price(lowestCents, currency, LOCALE),
    highestTicketPriceFormatted: price(highestCents, currency, LOCALE),
  };
  const { type, status, external } = registration;
  return { ...event, registration: { type, status, ticketing: { ...prices, ...sale }, external } };
}

export function fromApiPrices(event: Event): CatalogueEvent {
  const { ticketing } = event.registration;
  if (!ticketing) return { ...event, registration: { ...event.registration, ticketing } };
  const {
    lowestTicketPrice: lowest,
    highestTicketPrice: highest,
    lowestTicketPriceFormatted: _,
    highestTicketPriceFormatted: __,
    ...sale
  } = ticketing;
  const cents = {
    lowestCents: minorOf(lowest.amount, lowest.currency),
    highestCents: minorOf(highest.amount, highest.currency),
  };
  return { ...event, registration: { ...event.registration, ticketing: { ...sale, ...cents } } };
}

/** A ticket with the API's price, in addition to what pages need. */
export const ticketAnswer = (held: PrintableTicket) => ({ ...held, price: moneyOf(held.priceCents, held.currency) });

export const broadcastAnswer = ({ event, ...one }: Broadcast): ApiBroadcast => ({
  ...one,
  ...(event && { event: withApiPrices(event) }),
});

export const broadcastFrom = ({ event, ...one }: ApiBroadcast): Broadcast => ({
  ...one,
  ...(event && { event: fromApiPrices(event) }),
});
