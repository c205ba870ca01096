/** The mails that a member of staff causes. What they say is read from the store at the moment they are sent. */
import { eq } from "drizzle-orm";
import type { Mail } from "../../clients/mailer";
import { writtenMail } from "../../mail/mail-content";
import { mailReader } from "../../mail/mail-reader";
import type { MailWriters } from "../../mail/outbox";
import { audit, contact, contactAnswer, event, staffMember, ticketOrder, webhookTarget } from "../../store/schema";
import { answerContent, buyerChangedContent, webhookOffContent } from "./content/office-content";
import type { MailDeps } from "./mail-recipient";

type OfficeMailDeps = Pick<MailDeps, "store" | "siteUrl" | "siteName" | "officeMail">;

export function officeMails({ store: { db }, siteUrl, siteName, officeMail }: OfficeMailDeps) {
  const site = { siteUrl, siteName };
  return { buyer_changed: buyerChanged, letter_answer: letterAnswer, webhook_off: webhookOff } satisfies MailWriters;

  /** `auditId` is the change, which has the order's previous address until its fan deletes their account. */
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

  /** `ref`: the target, and the owner's user name, or none for the office's own address. Staff read English. */
  async function webhookOff(ref: string): Promise<Mail | undefined> {
    const [targetId = "", username = ""] = ref.split("/");
    const [target] = await db.select().from(webhookTarget).where(eq(webhookTarget.id, targetId));
    const [owner] = await db
      .select({ email: staffMember.email })
      .from(staffMember)
      .where(eq(staffMember.username, username));
    const to = owner?.email ?? officeMail;
    // Switched on again meanwhile: there is nothing left to say.
    if (!target?.offAt || !to) return undefined;
    const reader = await mailReader("en");
    const { host } = new URL(target.url);
    const content = webhookOffContent({ host, gone: target.offWhy === "gone", targetId }, site);
    return { to, ...writtenMail(content, reader, site) };
  }
}
