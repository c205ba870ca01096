/** A show of the store as the calendar file needs it. */
import type { CalendarNight } from "../../../../app/domain/feeds/icalendar";
import type { MailSite } from "../../../mail/mail-content";
import { locationOf } from "../../catalogue/catalogue-event";
import type { MailedShow } from "./show-facts";

export const calendarNight = ({ event, venue }: MailedShow, { siteUrl }: MailSite): CalendarNight => ({
  id: event.id,
  title: event.title,
  description: event.description,
  created: event.publishedAt.toISOString(),
  modified: event.updatedAt.toISOString(),
  revision: event.revision,
  // The other values of the API's status follow from the time, and calendars do not need them.
  status: event.status === "CANCELED" ? "CANCELED" : "SCHEDULED",
  previousStartDate: event.previousStartAt?.toISOString() ?? null,
  location: locationOf(venue),
  eventPageUrl: { base: siteUrl, path: `/events/${event.id}` },
  scheduling: {
    config: {
      scheduleTbd: event.scheduleTbd,
      startDate: event.startAt.toISOString(),
      endDate: event.endAt.toISOString(),
      doorsDate: event.doorsAt.toISOString(),
      timeZoneId: event.timeZoneId,
    },
  },
});
