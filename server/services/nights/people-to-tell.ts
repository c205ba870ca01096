/** Who gets a mail about a night: buyers, those who were given a ticket, and those who have paid for its broadcast. */
import { sql } from "drizzle-orm";
import type { Db } from "../../store/db";
import { billingCustomer, purchase } from "../../store/schema";
import { isOfNight } from "../broadcasts/broadcasts-of-night";

export type MailsByLanguage = { language: string; mails: number }[];

/**
 * The same people as `mailTicketHolders` and the move of a broadcast write to. Someone who was given a ticket counts with the giver's language,
 * which is theirs unless they have bought something themselves.
 */
export async function peopleToTell(db: Db, eventId: string): Promise<MailsByLanguage> {
  const { rows } = await db.execute<{ language: string; mails: number }>(sql`
    with alive as (
      select order_number, locale, email from ticket_order
      where event_id = ${eventId}::uuid and status in ('PAID', 'FREE')
    ),
    told as (
      select locale from alive where email <> ''
      union all
      select alive.locale from ticket join alive on alive.order_number = ticket.order_number
      where ticket.holder_email <> '' and ticket.status <> 'TRANSFERRED'
      union all
      select ${billingCustomer.locale} from ${purchase}
      join ${billingCustomer} on ${billingCustomer.userId} = ${purchase.userId}
      where ${purchase.status} = 'PAID' and ${isOfNight(sql`${eventId}::uuid`)}
    )
    select locale as language, count(*)::int as mails from told group by locale order by 2 desc, 1`);
  return rows;
}

export const mailsIn = (people: MailsByLanguage): number => people.reduce((sum, { mails }) => sum + mails, 0);
