/** A fan's tickets of a night that are offered to the next fan, or may be. */
import type { TicketReturnView } from "../../../server/services/returns/list-return";
import { amount } from "../format/money-format";
import { spokenDateTime } from "../format/zoned-dates";

export type ReturnsView = {
  /** `until`: when the buyer's time to pay ends. */
  listed: { number: string; amount: string; until: string | undefined }[];
  may: string[];
};

export const returnsView = (
  { listed, may }: { listed: TicketReturnView[]; may: string[] },
  night: { timeZoneId: string; currency: string; locale: string },
): ReturnsView => ({
  listed: listed.map(({ ticketNumber, priceCents, takenUntil }) => ({
    number: ticketNumber,
    amount: amount(priceCents, night.currency, night.locale),
    until: takenUntil && spokenDateTime(new Date(takenUntil), night.timeZoneId, night.locale),
  })),
  may,
});
