/** What a mail tells about a show, in the reader's language: when and where, and the date as a file for calendars. */
import { calendar } from "../../../../app/domain/feeds/icalendar";
import { zonedDates } from "../../../../app/domain/format/zoned-dates";
import { type ReservedTicket, reservationsJsonLd } from "../../../../app/domain/structured-data/json-ld-reservation";
import type { MailAttachment } from "../../../clients/mailer";
import type { MailBand, MailSite } from "../../../mail/mail-content";
import { dateBlock, startOf } from "../../../mail/mail-dates";
import type { MailReader } from "../../../mail/mail-reader";
import type { event, venue } from "../../../store/schema";
import { calendarNight } from "./calendar-night";

export type MailedShow = { event: typeof event.$inferSelect; venue: typeof venue.$inferSelect | null };

/** Undefined while the date is not fixed. */
export const dateOfShow = ({ event: { startAt, timeZoneId, scheduleTbd } }: MailedShow, { language }: MailReader) =>
  scheduleTbd ? undefined : startOf(startAt, timeZoneId, language);

const placeOfShow = ({ venue: hall }: MailedShow): string | undefined =>
  hall ? `${hall.name}, ${hall.street}, ${hall.city}` : undefined;

/** "Saturday, November 28, 2026 at 7:30 PM EST, Tidewater Hall, …", as far as it is known. */
export const factsOfShow = (show: MailedShow, reader: MailReader): string =>
  [dateOfShow(show, reader), placeOfShow(show)].filter(Boolean).join(", ");

/** Undefined if neither date nor place is known. */
export function bandOfShow(show: MailedShow, reader: MailReader, more: string[] = []): MailBand | undefined {
  const { startAt, doorsAt, timeZoneId, scheduleTbd } = show.event;
  const { language, t } = reader;
  const timeOf = (at: Date) => zonedDates(at, timeZoneId, language).time;
  const times = scheduleTbd ? undefined : t.mails("times", { doors: timeOf(doorsAt), bell: timeOf(startAt) });
  const lines = [dateOfShow(show, reader), placeOfShow(show), times, ...more].filter((line) => line !== undefined);
  return lines.length === 0
    ? undefined
    : { date: scheduleTbd ? undefined : dateBlock(startAt, timeZoneId, language), lines };
}

/** None while the date is not fixed. */
export function reservations({ event, venue: hall }: MailedShow, tickets: ReservedTicket[], { siteUrl }: MailSite) {
  const { id, title, startAt, timeZoneId, scheduleTbd } = event;
  const night = { title, startAt, timeZoneId, url: `${siteUrl}/events/${id}`, venue: hall };
  return scheduleTbd ? [] : reservationsJsonLd(night, tickets);
}

/** Replaces the entry that the fan's calendar has, with their own `seats`. Empty for a show that never had a date. */
export function calendarFile(show: MailedShow, reader: MailReader, site: MailSite, seats = ""): MailAttachment[] {
  const { id, title, slug, scheduleTbd, previousStartAt } = show.event;
  if (scheduleTbd && !previousStartAt) return [];
  const about = [
    ...(seats ? [seats] : []),
    ...(bandOfShow(show, reader)?.lines.slice(1) ?? []),
    `${site.siteUrl}/events/${id}`,
  ].join("\n");
  const file = calendar(
    [calendarNight(show, site)],
    {
      name: `${title} · ${site.siteName}`,
      path: `/events/${id}.ics`,
      describe: () => about,
    },
    site,
  );
  return [
    {
      filename: `${slug}.ics`,
      contentType: "text/calendar; charset=utf-8; method=PUBLISH",
      content: Buffer.from(file),
    },
  ];
}
