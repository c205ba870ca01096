/** A fan's own calendar: the nights of their tickets and of what they follow, at an address that only they know. */

import { createHash, randomBytes } from "node:crypto";
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { type CalendarNight, calendar } from "../../../app/domain/feeds/icalendar";
import { quantityText } from "../../../app/domain/format/quantity-text";
import { zonedDates } from "../../../app/domain/format/zoned-dates";
import type { SeatWords } from "../../../app/domain/seating/seat-words";
import { type MailReader, mailReader } from "../../mail/mail-reader";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { calendarKey, ticket, ticketOrder } from "../../store/schema";
import type { Catalogue } from "../catalogue";
import { grouped } from "../catalogue/grouped";
import { sentenceOf } from "../mails/seats-of-tickets";

type CalendarDeps = {
  store: Store;
  clock: Clock;
  catalogue: Pick<Catalogue, "followedNights" | "in">;
  siteUrl: string;
  siteName: string;
};

/** More make a calendar slow to open on a phone. Nights with tickets, the latest first, go before those followed. */
const MOST_NIGHTS = 300;

const calendarPath = (secret: string) => `/calendar/${secret}.ics`;

export function fanCalendar({ store: { db }, clock, catalogue, siteUrl, siteName }: CalendarDeps) {
  return {
    /** The secret of the fan's calendar, if they have one. */
    async calendarOf(userId: string): Promise<string | undefined> {
      const [row] = await db.select().from(calendarKey).where(eq(calendarKey.userId, userId));
      return row?.secret;
    },

    /** Makes an address; an earlier one stops working. */
    async newCalendar(userId: string, locale: string): Promise<void> {
      const row = { secret: randomBytes(16).toString("hex"), locale, createdAt: clock.now() };
      await db
        .insert(calendarKey)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: calendarKey.userId, set: row });
    },

    async endCalendar(userId: string): Promise<void> {
      await db.delete(calendarKey).where(eq(calendarKey.userId, userId));
    },

    /** The file at an address, and its ETag; undefined if there is no such address. */
    async calendarFile(secret: string): Promise<{ text: string; etag: string } | undefined> {
      if (!/^[0-9a-f]{32}$/.test(secret)) return undefined;
      const [owner] = await db.select().from(calendarKey).where(eq(calendarKey.secret, secret));
      if (!owner) return undefined;
      const { userId, locale } = owner;
      const [held, followed] = await Promise.all([ticketsOf(userId), followedBy(userId)]);
      const reader = await mailReader(locale);
      const { eventsById } = catalogue.in(reader.language);
      const own = (await eventsById([...held.keys()])).slice(-MOST_NIGHTS).map(({ id }) => id);
      // `followed` is in the order of dates: the nights that have to wait for room are the last ones.
      const more = followed.filter((id) => !held.has(id)).slice(0, MOST_NIGHTS - own.length);
      const nights = await eventsById([...own, ...more]);
      const describe = (night: CalendarNight) => {
        const { id, description, eventPageUrl } = night;
        const page = eventPageUrl.base + eventPageUrl.path;
        return [...ticketLines(held.get(id) ?? [], reader), stateOrTimes(night, reader), description, page].join(
          "\n\n",
        );
      };
      const name = reader.t.reminders("calendar", { site: siteName });
      const text = calendar(nights, { name, path: calendarPath(secret), describe }, { siteUrl, siteName });
      return { text, etag: `"${createHash("sha1").update(text).digest("base64url")}"` };
    },
  };

  /** The tickets that the fan holds, by night. */
  async function ticketsOf(userId: string): Promise<Map<string, HeldTicket[]>> {
    const rows = await db
      .select({ eventId: ticket.eventId, name: ticket.name, words: ticket.seatWords })
      .from(ticket)
      .innerJoin(ticketOrder, eq(ticketOrder.orderNumber, ticket.orderNumber))
      .where(
        and(
          inArray(ticket.status, ["VALID", "USED"]),
          or(eq(ticket.holderUserId, userId), and(isNull(ticket.holderEmail), eq(ticketOrder.userId, userId))),
        ),
      )
      .orderBy(ticket.ticketNumber);
    return grouped(rows, ({ eventId }) => [eventId]);
  }

  async function followedBy(userId: string): Promise<string[]> {
    const { rows } = await db.execute<{ subject: string }>(sql`
      select follow.kind || ':' || follow.subject as subject from follow
      join follower on follower.id = follow.follower_id
      where follower.user_id = ${userId} and follow.confirmed_at is not null`);
    const subjects = new Set(rows.map(({ subject }) => subject));
    if (subjects.size === 0) return [];
    const nights = await catalogue.followedNights();
    return nights
      .filter(({ id, subjects: of }) => [`night:${id}`, ...of].some((one) => subjects.has(one)))
      .map(({ id }) => id);
  }
}

/** Some calendar apps show canceled entries like all others, so the text says it, too. */
function stateOrTimes({ status, scheduling: { config } }: CalendarNight, { t, language }: MailReader): string {
  if (status === "CANCELED") return t.mails("canceled.word");
  if (config.scheduleTbd) return t.mails("postponed.word");
  const timeOf = (at: string) => zonedDates(new Date(at), config.timeZoneId, language).time;
  return t.mails("times", { doors: timeOf(config.doorsDate), bell: timeOf(config.startDate) });
}

type HeldTicket = { name: string; words: SeatWords | null };

/** "2 × Ringside", and where they sit. */
function ticketLines(held: HeldTicket[], reader: MailReader): string[] {
  const tiers = grouped(held, ({ name }) => [name]);
  const counted = [...tiers].map(([name, some]) => quantityText(some.length, name, reader.language));
  const seats = sentenceOf(
    held.flatMap(({ words }) => words ?? []),
    reader,
  );
  return [[...counted, seats].filter(Boolean).join("\n")].filter(Boolean);
}
