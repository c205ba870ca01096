/** Who gets a mail about a night: buyers, those who were given a ticket, and those who may watch its broadcast. */
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../store/db";
import { ppvEvent } from "../../store/schema";
import { buyersOfNight, giftsOfNight } from "../broadcasts/broadcasts-of-night";

export type MailsByLanguage = { language: string; mails: number }[];

/**
 * Counts the mails about a night that is moved or called off, by language. A transferred ticket counts in the giver's
 * language, although the mail uses the holder's own if it is known. For a broadcast of a night that is called off, its
 * buyers get the mail about their refund.
 */
export async function peopleToTell(db: Db, eventId: string): Promise<MailsByLanguage> {
  const { rows } = await db.execute<{ language: string; mails: number }>(sql`
    with alive as (
      select order_number, locale, email from ticket_order
      where event_id = ${eventId}::uuid and status in ('PAID', 'FREE')
    ),
    recipients as (
      select locale from alive where email <> ''
      union all
      select alive.locale from ticket join alive on alive.order_number = ticket.order_number
      where ticket.holder_email <> '' and ticket.status in ('VALID', 'USED')
      union all
      select locale from (${buyersOfNight(eventId)}) as buyers
      union all
      select locale from (${giftsOfNight(eventId)}) as gifts
    )
    select locale as language, count(*)::int as mails from recipients group by locale order by 2 desc, 1`);
  return rows;
}

type MovingBroadcast = Pick<typeof ppvEvent.$inferSelect, "id" | "title" | "liveStart" | "liveEnd"> & { mails: number };

/** The broadcasts of a night, and how many get a mail if they move. */
export async function broadcastsToTell(db: Db, eventId: string): Promise<MovingBroadcast[]> {
  const { id, title, liveStart, liveEnd } = ppvEvent;
  const recipients = sql`(${buyersOfNight(eventId)} union all ${giftsOfNight(eventId)}) as recipients`;
  return db
    .select({
      ...{ id, title, liveStart, liveEnd },
      mails: sql<number>`(select count(*)::int from ${recipients} where recipients.ppv = "ppv_event"."id"::text)`,
    })
    .from(ppvEvent)
    .where(eq(ppvEvent.eventId, eventId))
    .orderBy(liveStart, id);
}

export const mailsIn = (people: MailsByLanguage): number => people.reduce((sum, { mails }) => sum + mails, 0);
