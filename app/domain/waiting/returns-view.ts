/** A fan's tickets for a night that are, or can be, offered to the next fan. */
import type { TicketReturnView } from "../../../server/services/returns/list-return";
import { amount } from "../format/money-format";
import { spokenDateTime } from "../format/zoned-dates";

/** The id of the sentence about a ticket's offer, as a URL fragment. It takes the focus when the ticket was offered. */
export const offerSentence = (ticket: string) => `offer-${ticket}`;

export type ReturnsView = {
  /** `back`: what the fan gets, if it is less than the price. `until`: the buyer's deadline to pay. */
  listed: { number: string; amount: string; back: string | undefined; until: string | undefined }[];
  may: string[];
};

export const returnsView = (
  { listed, may }: { listed: TicketReturnView[]; may: string[] },
  night: { timeZoneId: string; currency: string; locale: string },
): ReturnsView => ({
  listed: listed.map(({ ticketNumber, priceCents, backCents, takenUntil }) => ({
    number: ticketNumber,
    amount: amount(priceCents, night.currency, night.locale),
    back: backCents < priceCents ? amount(backCents, night.currency, night.locale) : undefined,
    until: takenUntil && spokenDateTime(new Date(takenUntil), night.timeZoneId, night.locale),
  })),
  may,
});
