/** An entry of the waiting list as its fan sees it. */
import type { EntryView } from "../../../server/services/waiting/entry-views";
import type { Texts } from "../../i18n/texts";
import { amount } from "../format/money-format";
import { spokenDateTime } from "../format/zoned-dates";
import { seatSentence } from "../seating/seat-sentence";

export type EntryCardView = {
  id: string;
  eventId: string;
  title: string;
  status: EntryView["status"];
  quantity: number;
  position: number | undefined;
  /** `lines` as "2 × Ringside", with numbered `seats` in a sentence. `price` is the total. */
  offer: { until: string; lines: { name: string; quantity: number; seats?: string }[]; price: string } | undefined;
};

/** Id of an entry's heading, which gets the focus after a form. */
export const entryHeading = (entryId: string) => `entry-${entryId}`;

/** `seatTexts` are in the language of the page. */
export function entryCard(entry: EntryView, locale: string, seatTexts: Texts["t"]["seat"]): EntryCardView {
  const { id, eventId, title, status, quantity, position, offer, timeZoneId } = entry;
  return {
    ...{ id, eventId, title, status, quantity, position },
    offer: offer && {
      until: spokenDateTime(new Date(offer.until), timeZoneId, locale),
      lines: offer.lines.map(({ name, quantity, seats }) => ({
        ...{ name, quantity },
        ...(seats && { seats: seatSentence(seats, seatTexts, locale) }),
      })),
      price: amount(offer.totalCents, offer.currency, locale),
    },
  };
}
