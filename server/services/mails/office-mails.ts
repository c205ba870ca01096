/** The mails that a member of staff causes. What they say is read from the store at the moment they are sent. */
import { eq } from "drizzle-orm";
import type { Mail } from "../../clients/mailer";
import { writtenMail } from "../../mail/mail-content";
import { mailReader } from "../../mail/mail-reader";
import type { MailWriters } from "../../mail/outbox";
import { audit, contact, contactAnswer, event, ticketOrder } from "../../store/schema";
import { answerContent, buyerChangedContent } from "./content/office-content";
import type { MailDeps } from "./mail-recipient";

type OfficeMailDeps = Pick<MailDeps, "store" | "siteUrl" | "siteName" | "officeMail">;

export function officeMails({ store: { db }, siteUrl, siteName, officeMail }: OfficeMailDeps) {
  const site = { siteUrl, siteName };
  return { buyer_changed: buyerChanged, letter_answer: letterAnswer } satisfies MailWriters;

  /** `auditId` is the change. The address that the order had stands there, until its fan leaves. */
  async function buyerChanged(auditId: string): Promise<Mail | undefined> {
    const [row] = await db
      .select({ order: ticketOrder, title: event.title, personal: audit.personal })
      .from(audit)
      .innerJoin(ticketOrder, eq(ticketOrder.orderNumber, audit.entity))
      .innerJoin(event, eq(event.id, ticketOrder.eventId))
      .where(eq(audit.id, auditId));
    const before = row?.personal?.before as { email?: string; fullName?: string } | undefined;
    if (!row || !before?.email) return undefined;
    const { orderNumber, locale } = row.order;
    const reader = await mailReader(locale);
    const facts = { orderNumber, title: row.title, fullName: before.fullName ?? "" };
    return { to: before.email, ...writtenMail(buyerChangedContent(facts, reader, site), reader, site) };
  }

  async function letterAnswer(answerId: string): Promise<Mail | undefined> {
    const [row] = await db
      .select({ answer: contactAnswer, letter: contact })
      .from(contactAnswer)
      .innerJoin(contact, eq(contact.id, contactAnswer.contactId))
      .where(eq(contactAnswer.id, answerId));
    if (!row) return undefined;
    const { email, firstName, locale, subject, message, createdAt } = row.letter;
    const reader = await mailReader(locale);
    const { text } = row.answer;
    const facts = { name: firstName, text, subject, message, at: createdAt, replies: officeMail !== undefined };
    return {
      to: email,
      ...(officeMail && { replyTo: officeMail }),
      ...writtenMail(answerContent(facts, reader), reader, site),
    };
  }
}
