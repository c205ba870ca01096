/** The result of a scan as shown at the door, in the hall's time zone. */
import type { ScannedTicket } from "../../../server/services/box-office/tickets/check-in";
import { clockTime, zonedDates } from "../format/zoned-dates";

export type DoorView = Pick<ScannedTicket, "state" | "ticketNumber" | "name" | "guest"> & {
  title: string | undefined;
  /** "Saturday, November 28, 2026, 7:30 PM". */
  when: string | undefined;
  /** When the ticket was checked in. */
  at: string | undefined;
};

export function doorView(scanned: ScannedTicket, locale: string): DoorView {
  const { state, ticketNumber, name, guest, eventTitle, startDate, timeZoneId } = scanned;
  const dates = startDate && timeZoneId ? zonedDates(new Date(startDate), timeZoneId, locale) : undefined;
  return {
    state,
    ticketNumber,
    ...(name && { name }),
    ...(guest && { guest }),
    title: eventTitle,
    when: dates && `${dates.long}, ${dates.time}`,
    at: scanned.at && timeZoneId ? clockTime(scanned.at, timeZoneId, locale) : undefined,
  };
}
