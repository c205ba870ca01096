/** Nights as a calendar file (RFC 5545). Times are in UTC; calendar apps convert them to the user's time zone. */
import ical, {
  ICalAlarmType,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { printable, printableLine } from "../format/printable";
import { zonedDates } from "../format/zoned-dates";
import type { SiteIdentity } from "../structured-data/json-ld";

/** How often subscribed calendars should refresh. */
const REFRESH_SECONDS = 6 * 60 * 60;
const LOCALE = "en-US";
/** Some apps don't show an entry without a length. */
const SALE_ENTRY_MS = 15 * 60_000;
const REMIND_SECONDS_BEFORE = 10 * 60;
/** More tiers than any night has, so that a new revision outweighs any number of tiers already on sale. */
const TIERS_AT_MOST = 1_000;

/** What a calendar needs to know of a night. */
export type CalendarNight = Pick<
  CatalogueEvent,
  | "id"
  | "title"
  | "description"
  | "created"
  | "modified"
  | "revision"
  | "status"
  | "previousStartDate"
  | "location"
  | "eventPageUrl"
> & {
  scheduling: {
    config: Pick<
      CatalogueEvent["scheduling"]["config"],
      "scheduleTbd" | "startDate" | "endDate" | "doorsDate" | "timeZoneId"
    >;
  };
};

/**
 * A calendar named `name`, served at `path`. Nights that never had a date are left out. `describe` writes the text of
 * an entry; by default it is in the content's language.
 */
export function calendar(
  nights: readonly CalendarNight[],
  { name, path, describe = description }: { name: string; path: string; describe?: (night: CalendarNight) => string },
  site: SiteIdentity,
): string {
  const file = ical({
    // The generator escapes other texts, but not this one.
    name: printableLine(name),
    prodId: { company: site.siteName, product: "Tour dates", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    source: `${site.siteUrl}${path}`,
    ttl: REFRESH_SECONDS,
  });
  const shown = nights.filter(hasPlaceInCalendars);
  for (const night of shown) file.createEvent(entry(night, describe(night)));
  const text = textOf(file);
  return shown.length > 0 ? text : text.replace("END:VCALENDAR", `${PLACEHOLDER}\r\nEND:VCALENDAR`);
}

/** The generator omits the final line break and keeps control characters. */
const textOf = (file: ICalCalendar): string => `${printable(file.toString())}\r\n`;

/** `opens`: when the next tier goes on sale. `begun`: when the tiers now on sale did. */
type SaleOpening = { opens: Date; begun: readonly Date[] };

/** The next opening of a night's sale, with a reminder. It doesn't mark the fan as busy. */
export function saleCalendar(night: CalendarNight, { opens, begun }: SaleOpening, site: SiteIdentity): string {
  const { id, title, eventPageUrl, modified, revision } = night;
  const page = `${eventPageUrl.base}/tickets/event/${id}`;
  const file = ical({
    name: printableLine(`On sale: ${title} · ${site.siteName}`),
    prodId: { company: site.siteName, product: "Tour dates", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  const { short } = zonedDates(new Date(night.scheduling.config.startDate), night.scheduling.config.timeZoneId, LOCALE);
  file.createEvent({
    id: `on-sale-${id}`,
    // The opening changes when the night changes, and when a tier goes on sale and another one follows.
    sequence: revision * TIERS_AT_MOST + begun.length,
    stamp: new Date(Math.max(Date.parse(modified), ...begun.map((at) => at.getTime()))),
    start: opens,
    end: new Date(opens.getTime() + SALE_ENTRY_MS),
    summary: `On sale: ${title}`,
    description: [`${short}, ${night.location.name}`, page].join("\n\n"),
    url: page,
    transparency: ICalEventTransparency.TRANSPARENT,
    alarms: [{ type: ICalAlarmType.display, trigger: REMIND_SECONDS_BEFORE, description: `On sale: ${title}` }],
  });
  return textOf(file);
}

/** A calendar must have at least one component (RFC 5545, 3.6). Apps don't display a time zone. */
const PLACEHOLDER = [
  ...["BEGIN:VTIMEZONE", "TZID:UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000"],
  ...["TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE"],
].join("\r\n");

/** Whether the night has an entry. A postponed night without a new date keeps its old entry, marked as canceled. */
export function hasPlaceInCalendars({ scheduling, previousStartDate }: CalendarNight): boolean {
  return !scheduling.config.scheduleTbd || previousStartDate !== null;
}

function entry(night: CalendarNight, about: string) {
  const { config } = night.scheduling;
  const length = Date.parse(config.endDate) - Date.parse(config.startDate);
  const undated = config.scheduleTbd;
  const start = new Date(undated ? (night.previousStartDate ?? config.startDate) : config.startDate);
  const canceled = undated || night.status === "CANCELED";
  return {
    // The id doesn't contain the site's domain, so that moving the site to another domain doesn't duplicate entries.
    id: night.id,
    sequence: night.revision,
    // The last change rather than the current time, so that an unchanged calendar has identical bytes.
    stamp: new Date(night.modified),
    created: new Date(night.created),
    lastModified: new Date(night.modified),
    start,
    end: new Date(start.getTime() + length),
    summary: night.title,
    description: about,
    location: placeOf(night),
    url: pageOf(night),
    status: canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

function placeOf({ location }: CalendarNight) {
  if (!location.city) return null;
  const { coordinates } = location;
  return {
    title: location.name,
    address: location.address,
    ...(coordinates && { geo: { lat: coordinates.lat, lon: coordinates.lng } }),
  };
}

const pageOf = ({ eventPageUrl: { base, path } }: CalendarNight) => `${base}${path}`;

function description(night: CalendarNight): string {
  return [stateOrDoors(night), night.description, pageOf(night)].join("\n\n");
}

/** Some calendar apps show canceled entries like all others, so the text says it, too. */
function stateOrDoors({ status, scheduling: { config } }: CalendarNight): string {
  if (status === "CANCELED") return "This show is canceled.";
  if (config.scheduleTbd) return "Postponed: the new date is TBA.";
  const doors = zonedDates(new Date(config.doorsDate), config.timeZoneId, LOCALE);
  return `Doors ${doors.time} ${doors.zone}.`;
}
