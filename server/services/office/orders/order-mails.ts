/** The mails about an order, from the outbox: what was sent, what waits, and what was given up. */
import { desc, inArray, like, or } from "drizzle-orm";
import type { MailTemplate } from "../../../mail/outbox";
import type { Db } from "../../../store/db";
import { outbox } from "../../../store/schema";

export type OrderMail = {
  template: MailTemplate;
  createdAt: Date;
  sentAt: Date | null;
  failedAt: Date | null;
  lastError: string | null;
};

/** `refs` are what its mails refer to: its number, its tickets, its refunds. A mail about a part has `ref/part`. */
export async function mailsAbout(db: Db, refs: string[]): Promise<OrderMail[]> {
  return db
    .select({
      template: outbox.template,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
      failedAt: outbox.failedAt,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .where(or(inArray(outbox.ref, refs), ...refs.map((ref) => like(outbox.ref, `${ref}/%`))))
    .orderBy(desc(outbox.createdAt));
}
