/** Nights as a calendar file (RFC 5545). Times are written in UTC, which every calendar shows in its owner's own zone. */
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Event } from "../../../server/product-api/contract";
import { eventDates } from "../format/zoned-dates";
import type { Site } from "../structured-data/json-ld";

/** How often a subscribed calendar should ask again. */
const ASK_AGAIN_SECONDS = 6 * 60 * 60;
const LOCALE = "en-US";

/** A calendar of `nights`, called `name`; `path` is where it is found. Nights that never had a date are left out. */
export function calendar(nights: readonly Event[], { name, path }: { name: string; path: string }, site: Site): string {
  const file = ical({
    name,
    prodId: { company: site.siteName, product: "Tour dates", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    source: `${site.siteUrl}${path}`,
    ttl: ASK_AGAIN_SECONDS,
  });
  const shown = nights.filter(hasPlaceInCalendars);
  for (const night of shown) file.createEvent(entry(night));
  return shown.length > 0 ? file.toString() : file.toString().replace("END:VCALENDAR", `${NOTHING}\r\nEND:VCALENDAR`);
}

/** A calendar must have a component (RFC 5545, 3.6); a time zone is one that no reader shows. */
const NOTHING = [
  ...["BEGIN:VTIMEZONE", "TZID:UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000"],
  ...["TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE"],
].join("\r\n");

/** Whether a calendar can show the night: one that waits for a new date takes back the old one. */
export function hasPlaceInCalendars({ scheduling, previousStartDate }: Event): boolean {
  return !scheduling.config.scheduleTbd || previousStartDate !== null;
}

function entry(night: Event) {
  const { config } = night.scheduling;
  const length = Date.parse(config.endDate) - Date.parse(config.startDate);
  const waits = config.scheduleTbd;
  const start = new Date(waits ? (night.previousStartDate ?? config.startDate) : config.startDate);
  const url = `${night.eventPageUrl.base}${night.eventPageUrl.path}`;
  const off = waits || night.status === "CANCELED";
  return {
    // The night's own id and no name of the site in it: a new address of the site must not double the night.
    id: night.id,
    sequence: night.revision,
    // What the night said when it was last changed, so that the same file has the same bytes.
    stamp: new Date(night.modified),
    created: new Date(night.created),
    lastModified: new Date(night.modified),
    start,
    end: new Date(start.getTime() + length),
    summary: night.title,
    description: description(night, url),
    location: placeOf(night),
    url,
    status: off ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

function placeOf({ location }: Event) {
  if (!location.city) return null;
  const { coordinates } = location;
  return {
    title: location.name,
    address: location.address,
    ...(coordinates && { geo: { lat: coordinates.lat, lon: coordinates.lng } }),
  };
}

function description({ description: about, scheduling: { config } }: Event, url: string): string {
  const doors = eventDates(new Date(config.doorsDate), config.timeZoneId, LOCALE);
  const first = config.scheduleTbd
    ? "Postponed: the new date will be announced."
    : `Doors ${doors.time} ${doors.zone}.`;
  return [first, about, url].join("\n\n");
}
