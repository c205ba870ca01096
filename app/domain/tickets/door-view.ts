/** The result of a scan as shown at the door, in the hall's time zone. */
import type { ScannedTicket } from "../../../server/services/box-office/tickets/check-in";
import type { Texts } from "../../i18n/texts";
import { clockTime, zonedDates } from "../format/zoned-dates";
import { type SeatView, seatView } from "../seating/seat-view";

export type DoorView = Pick<ScannedTicket, "state" | "ticketNumber" | "name" | "guest"> & {
  /** Entrance, section, row and seat. */
  place: SeatView["facts"];
  /** Where to send the fan, if the seat has another entrance. */
  elsewhere: string | undefined;
  title: string | undefined;
  /** "Saturday, November 28, 2026, 7:30 PM". */
  when: string | undefined;
  /** When the ticket was checked in. */
  at: string | undefined;
};

/** `t` is the `seat` table. */
export function doorView(scanned: ScannedTicket, t: Texts["t"]["seat"], locale: string): DoorView {
  const { state, ticketNumber, name, guest, eventTitle, startDate, timeZoneId } = scanned;
  const dates = startDate && timeZoneId ? zonedDates(new Date(startDate), timeZoneId, locale) : undefined;
  return {
    state,
    ticketNumber,
    ...(name && { name }),
    ...(guest && { guest }),
    place: scanned.seat ? seatView(scanned.seat, t, locale).facts : [],
    elsewhere: scanned.otherEntrance && scanned.seat ? t("otherGate", { gate: scanned.seat.entrance }) : undefined,
    title: eventTitle,
    when: dates && `${dates.long}, ${dates.time}`,
    at: scanned.at && timeZoneId ? clockTime(scanned.at, timeZoneId, locale) : undefined,
  };
}
