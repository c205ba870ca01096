/** Newsletter consent: given in the fan's profile or in a message to the office. */
import { createHash } from "node:crypto";
import { and, eq, isNotNull, or } from "drizzle-orm";
import type { User, Visitor } from "../../ports";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { contact } from "../../store/schema";

type NewsletterFan = Pick<Visitor, "locale"> & { user: User };

export function newsletter({ store, clock }: { store: Store; clock: Clock }) {
  /** Messages that the fan sent while signed in, or from their verified email. */
  const sentBy = ({ userId, email, emailVerified }: User) =>
    or(eq(contact.userId, userId), emailVerified ? eq(contact.email, email) : undefined);

  return {
    async wanted({ user }: NewsletterFan): Promise<boolean> {
      const rows = await store.db
        .select({ id: contact.id })
        .from(contact)
        .where(and(sentBy(user), isNotNull(contact.newsletterAt)))
        .limit(1);
      return rows.length > 0;
    },

    /** Records the consent and its time. Earlier messages do not change. */
    async subscribe({ user, locale }: NewsletterFan): Promise<void> {
      const now = clock.now();
      const row = {
        firstName: user.name,
        lastName: "",
        email: user.email,
        subject: "newsletter",
        message: "",
        newsletterAt: now,
        source: "profile",
        locale,
        userId: user.userId,
        createdAt: now,
      };
      await store.db
        .insert(contact)
        .values({ id: consentId(user), ...row })
        .onConflictDoUpdate({ target: contact.id, set: { ...row, createdAt: contact.createdAt } });
    },

    /** Withdraws all of the fan's consents. */
    async unsubscribe({ user }: NewsletterFan): Promise<void> {
      await store.db.update(contact).set({ newsletterAt: null }).where(sentBy(user));
    },
  };
}

/** One row per fan, no matter how often they change their mind. */
function consentId({ userId }: User): string {
  const hex = createHash("sha256").update(`newsletter ${userId}`).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}
