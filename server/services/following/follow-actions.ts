/** Following, confirming and leaving. */
import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import {
  type FollowedView,
  type FollowKind,
  MOST_FOLLOWS,
  type Stoppable,
} from "../../../app/domain/following/subjects";
import { enqueueMail } from "../../mail/outbox";
import type { Visitor } from "../../ports";
import type { Clock } from "../../process/clock";
import type { Db, Store } from "../../store/db";
import { follow, follower } from "../../store/schema";
import type { Catalogue } from "../catalogue";
import { knownSubject } from "./follow-subjects";
import { type Follower, followerAt, followerByKey, followerOfFan, followsOf, knownFollower } from "./followers";

export type FollowDeps = {
  store: Store;
  clock: Clock;
  catalogue: Pick<Catalogue, "in">;
  /** Sends mails without anyone waiting for it. */
  sendSoon(): void;
};

/** `asked`: we sent a mail to confirm. `gone`: there is nothing to follow. `full`: the fan follows too much already. */
type FollowOutcome = "following" | "asked" | "gone" | "full";
type Following = {
  email: string;
  stopped: Stoppable[];
  follows: FollowedView[];
};
/** Whose follows: those of the fan, or those that a link in a mail opens. */
export type FollowOwner = Pick<Visitor, "user" | "locale"> | { key: string };

/** A second press within this time sends no second mail. */
const DOUBLE_CLICK_MS = 5 * 60_000;

export function followActions({ store: { db }, clock, catalogue, sendSoon }: FollowDeps) {
  const ownerOf = async (owner: FollowOwner): Promise<Follower | undefined> =>
    "key" in owner ? followerByKey(db, owner.key) : owner.user && knownFollower(db, owner.user);

  return {
    /** The name and page of what can be followed. */
    subject: (kind: FollowKind, subject: string, locale: string) => knownSubject(catalogue.in(locale), kind, subject),

    /**
     * A signed-in fan whose address is verified follows at once. Any other address has to confirm it, and gets the same
     * answer whether it follows this already.
     */
    async follow(visitor: Visitor, o: { kind: FollowKind; subject: string; email: string }): Promise<FollowOutcome> {
      const now = clock.now();
      const known = await knownSubject(catalogue.in(visitor.locale), o.kind, o.subject);
      if (!known || (o.kind === "night" && !known.opens)) return "gone";
      const { subject, opens } = known;
      const { user, locale } = visitor;
      const proved = user?.emailVerified ? user : undefined;
      const full = await db.transaction(async (tx) => {
        const one = proved
          ? await followerOfFan(tx, proved, { locale, now })
          : await followerAt(tx, { email: o.email.toLowerCase(), locale, now });
        // Anybody can enter an address. What its owner has not confirmed must not keep them from following more.
        const counted = and(eq(follow.followerId, one.id), proved && isNotNull(follow.confirmedAt));
        if ((await tx.$count(follow, counted)) >= MOST_FOLLOWS) {
          const same = and(counted, eq(follow.kind, o.kind), eq(follow.subject, subject));
          return (await tx.$count(follow, same)) === 0;
        }
        const row = { id: randomUUID(), followerId: one.id, kind: o.kind, subject, createdAt: now };
        if (proved) {
          const confirmed = { confirmedAt: now, until: opens ?? null };
          await tx
            .insert(follow)
            .values({ ...row, ...confirmed })
            .onConflictDoUpdate({
              target: [follow.followerId, follow.kind, follow.subject],
              set: confirmed,
              setWhere: isNull(follow.confirmedAt),
            });
          return false;
        }
        await tx
          .insert(follow)
          .values({ ...row, until: now })
          .onConflictDoNothing();
        const span = Math.floor(now.getTime() / DOUBLE_CLICK_MS);
        await enqueueMail(tx, {
          cause: `follow_confirm:${one.id}:${span}`,
          template: "follow_confirm",
          ref: one.id,
          now,
        });
        return false;
      });
      // An address that isn't proved gets the same answer in any case: the limit says something about its owner.
      if (proved) return full ? "full" : "following";
      sendSoon();
      return "asked";
    },

    /** Sends the mails about what a fan follows to the address that they have proved to own. */
    async moveFollows({ user, locale }: Pick<Visitor, "user" | "locale">): Promise<void> {
      if (!user?.emailVerified) return;
      const known = await knownFollower(db, user);
      if (!known || known.email === user.email) return;
      await db.transaction((tx) => followerOfFan(tx, user, { locale, now: clock.now() }));
    },

    /** What the owner follows, with names in `locale`; undefined if a key opens nothing. */
    async following(owner: FollowOwner, locale: string): Promise<Following | undefined> {
      const one = await ownerOf(owner);
      if (!one) return undefined;
      return { email: one.email, stopped: one.stopped, follows: await viewsOf(db, catalogue.in(locale), one) };
    },

    /** Confirms everything that this follower has not confirmed yet. */
    async confirm(key: string): Promise<void> {
      const one = await followerByKey(db, key);
      if (!one) return;
      const now = clock.now();
      const waiting = (await followsOf(db, one)).filter(({ confirmedAt }) => confirmedAt === null);
      for (const { id, kind, subject } of waiting) {
        const opens = kind === "night" ? (await knownSubject(catalogue.in("en"), kind, subject))?.opens : undefined;
        const until = kind === "night" ? (opens ?? now) : null;
        await db.update(follow).set({ confirmedAt: now, until }).where(eq(follow.id, id));
      }
    },

    /** Unfollows one thing, or `all`. */
    async leave(owner: FollowOwner, id: string): Promise<void> {
      const one = await ownerOf(owner);
      if (!one) return;
      const mine = eq(follow.followerId, one.id);
      await db.delete(follow).where(id === "all" ? mine : and(mine, sql`${follow.id}::text = ${id}`));
    },

    /** Stops a kind of mail, or resumes it. */
    async setStopped(owner: FollowOwner, kind: Stoppable, stop: boolean): Promise<void> {
      const now = clock.now();
      const byKey = "key" in owner ? await followerByKey(db, owner.key) : undefined;
      await db.transaction(async (tx) => {
        const known =
          "user" in owner && owner.user?.emailVerified
            ? await followerOfFan(tx, owner.user, { locale: owner.locale, now })
            : byKey;
        if (!known) return;
        const stopped = known.stopped.filter((one) => one !== kind);
        await tx
          .update(follower)
          .set({ stopped: stop ? [...stopped, kind] : stopped })
          .where(eq(follower.id, known.id));
      });
    },
  };
}

/** The follows of one follower as mails and pages show them. Deleted content keeps its stored name. */
async function viewsOf(
  db: Db,
  catalogue: ReturnType<Catalogue["in"]>,
  one: Pick<Follower, "id">,
): Promise<FollowedView[]> {
  const rows = await followsOf(db, one);
  return Promise.all(
    rows.map(async ({ id, kind, subject, confirmedAt }) => {
      const known = await knownSubject(catalogue, kind, subject);
      return { id, kind, subject, name: known?.name ?? "", path: known?.path, confirmed: confirmedAt !== null };
    }),
  ).then((views) => views.filter(({ name }) => name));
}
