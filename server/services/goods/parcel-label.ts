/** What a parcel's label says beside the address: the carrier, and the tracking number. */
import { Refused } from "../../failures/refused";

export type Parcel = { carrier: string; tracking: string };

const CARRIER_LENGTH = 40;
const TRACKING_LENGTH = 60;

/** Throws `Refused` for a text that doesn't fit on a label, or in a line of a mail. */
export const parcelLabel = (orderNumber: string, { carrier, tracking }: Parcel): Parcel => ({
  carrier: onLabel(carrier, CARRIER_LENGTH, "The carrier's name"),
  tracking: onLabel(tracking, TRACKING_LENGTH, `The number of ${orderNumber}`),
});

/** One line of printable characters. */
function onLabel(text: string, most: number, what: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  if (line.length > most || /\p{C}/u.test(line)) throw new Refused(`${what} has to be one line of ${most} characters.`);
  return line;
}
