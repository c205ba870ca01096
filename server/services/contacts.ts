/** Messages to the office, from the form of /billing-assistance and from the API. */
import { createHash, randomUUID } from "node:crypto";
import { and, gt, inArray } from "drizzle-orm";
import type { Limits } from "../http/rate-limits";
import type { Visitor } from "../ports";
import type { Clock } from "../process/clock";
import type { Contact, ContactRequest } from "../product-api/contract";
import type { Store } from "../store/db";
import { contact } from "../store/schema";

export type Contacts = ReturnType<typeof contacts>;
type ContactOutcome = { outcome: "received"; contact: Contact } | { outcome: "tooMany"; retryAfterSeconds: number };

/** The same message within this time is a double click, even from a browser that has no visitor id yet. */
const DOUBLE_CLICK_MS = 60_000;
const RETRY_AFTER_SECONDS = 600;

export function contacts({ store, clock, limits }: { store: Store; clock: Clock; limits: Pick<Limits, "allow"> }) {
  return {
    /**
     * Stores a message once and returns what is stored. `source` names the form, `address` is the client's. If the
     * hidden field is filled in (a bot), the response is the same, but nothing is stored.
     */
    async create(
      visitor: Visitor,
      { source, ...request }: ContactRequest & { source: string },
      { address }: { address: string },
    ): Promise<ContactOutcome> {
      const now = clock.now();
      if (request.website) return { outcome: "received", contact: answer(randomUUID(), now, messageOf(request)) };
      if (!(await allowed(visitor, address))) return { outcome: "tooMany", retryAfterSeconds: RETRY_AFTER_SECONDS };

      const written = { ...messageOf(request), userId: visitor.user?.userId ?? null, source, locale: visitor.locale };
      const minute = Math.floor(now.getTime() / DOUBLE_CLICK_MS);
      const [id, before] = [messageId(written, minute), messageId(written, minute - 1)];
      const [known] = await store.db
        .select({ id: contact.id, createdAt: contact.createdAt })
        .from(contact)
        .where(
          and(inArray(contact.id, [id, before]), gt(contact.createdAt, new Date(now.getTime() - DOUBLE_CLICK_MS))),
        );
      if (known) return { outcome: "received", contact: answer(known.id, known.createdAt, written) };

      const newsletterAt = request.consentNewsletter ? now : null;
      await store.db
        .insert(contact)
        .values({ ...written, id, newsletterAt, createdAt: now })
        .onConflictDoNothing();
      return { outcome: "received", contact: answer(id, now, written) };
    },
  };

  async function allowed(visitor: Visitor, address: string): Promise<boolean> {
    const [fromVisitor, fromAddress] = await Promise.all([
      limits.allow("contact", `account:${visitor.visitorId}`),
      limits.allow("contact", `address:${address}`),
    ]);
    return fromVisitor && fromAddress;
  }
}

/** The message as stored: PostgreSQL accepts neither NUL nor lone surrogates. */
function messageOf({ info, subject, message, orderNumber }: ContactRequest) {
  const [email] = info.emails.items;
  const [phone] = info.phones?.items ?? [];
  return {
    firstName: clean(info.name.first),
    lastName: clean(info.name.last),
    email: (email?.email ?? "").toLowerCase(),
    phone: clean(phone?.phone ?? ""),
    subject: clean(subject),
    message: clean(message),
    orderNumber: orderNumber ? clean(orderNumber) : null,
  };
}

/** A GUID that is the same for the same message within one minute, so that parallel clicks conflict in the store. */
function messageId(message: object, minute: number): string {
  const hex = createHash("sha256")
    .update(JSON.stringify([message, minute]))
    .digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

const clean = (text: string) => Buffer.from(text, "utf8").toString("utf8").replaceAll("\0", "");

function answer(id: string, at: Date, { email, phone }: { email: string; phone: string }): Contact {
  return { id, createdDate: at.toISOString(), primaryInfo: { email, ...(phone && { phone }) } };
}
