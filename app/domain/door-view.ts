/** A scanned ticket as the door shows it, in the hall's own time. */
import type { ScannedTicket } from "../../server/services/box-office/tickets/check-in";
import { eventDates } from "./event-dates";
import { clockTime } from "./hold-view";

export type DoorView = Pick<ScannedTicket, "state" | "ticketNumber" | "name" | "guest"> & {
  title: string | undefined;
  /** "Saturday, November 28, 2026, 7:30 PM". */
  when: string | undefined;
  /** The hour at which it was let in. */
  at: string | undefined;
};

export function doorView(scanned: ScannedTicket, locale: string): DoorView {
  const { state, ticketNumber, name, guest, eventTitle, startDate, timeZoneId } = scanned;
  const dates = startDate && timeZoneId ? eventDates(new Date(startDate), timeZoneId, locale) : undefined;
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
