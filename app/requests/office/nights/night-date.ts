/** A night's date as the office says it. The store keeps the old date of a night without one, which isn't its date. */
import { officeTexts } from "../../../i18n/office/office-texts";

type DatedNight = { startAt: Date; timeZoneId: string; scheduleTbd: boolean };

/** `say` writes the date. */
export const nightDate = (
  { startAt, timeZoneId, scheduleTbd }: DatedNight,
  say: (at: Date, timeZoneId: string) => string,
): string => (scheduleTbd ? officeTexts("nights")("list.noDate") : say(startAt, timeZoneId));
