/**
 * The end of an account, step by step: first nothing can be bought for her any more, then the user pool deletes the
 * account, then the store forgets her, then Stripe does, then a letter tells her. Each step bears being done twice, and
 * the row says which comes next: whatever stops it, the regular jobs go on from there.
 */
import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, isNull, lt, or } from "drizzle-orm";
import { z } from "zod";
import type { Visitor } from "../../ports";
import { Tokens } from "../../session";
import { departure, event, reservation, ticket, ticketOrder } from "../../store/schema";
import { claimsOf } from "../../tokens";
import { recordAudit } from "../box-office/audit";
import { mintKey } from "../box-office/order-keys";
import { farewellMail } from "../mails/farewell-mail";
import { forget } from "./forget";
import type { PrivacyDeps } from "./types";

/** A claim older than this is of a process that died at it. */
const CLAIM_MS = 5 * 60_000;
/** A letter that nobody carries is given up, since her address is kept for its sake alone. */
const LETTER_MS = 24 * 60 * 60_000;

const Way = z.object({ eventId: z.string(), title: z.string(), order: z.string(), ticket: z.string().optional() });
const Sealed = z.object({
  tokens: Tokens.optional(),
  username: z.string(),
  visitorId: z.string(),
  /** Only when it is verified. */
  email: z.string().optional(),
  locale: z.string(),
  /** Her nights to come, to which the letter gives her a way. */
  ways: z.array(Way).optional(),
});
type Sealed = z.infer<typeof Sealed>;
type Row = typeof departure.$inferSelect;
/** What a step leaves; undefined when it was the last. */
type Left = Pick<Row, "step"> & { hers: Sealed };

export function departing(deps: PrivacyDeps) {
  const { store, clock, cognito, boxOffice, billing, mailer, seal, siteUrl, siteName, report } = deps;
  const { db } = store;

  return {
    /**
     * Ends the account of a signed-in fan. Nothing brings it back, and nothing has to be done again: `soon` means that
     * somebody was out of reach, and that the rest is done by the jobs.
     */
    async leave({ user, visitorId, locale }: Visitor, tokens: Tokens): Promise<"done" | "soon"> {
      if (!user) throw new Error("A guest has no account to delete");
      const { userId, username } = user;
      const hers: Sealed = { tokens, username, visitorId, locale, ...(user.emailVerified && { email: user.email }) };
      await db
        .insert(departure)
        .values({ id: randomUUID(), userId, step: "checkouts", sealed: seal.seal(hers), startedAt: clock.now() })
        .onConflictDoNothing();
      const [row] = await claim(userId);
      return row && (await workOn(row)) ? "done" : "soon";
    },

    /** Goes on with what was left undone. To be called every minute or so, by any number of processes. */
    async resume(): Promise<void> {
      for (const row of await claim()) await workOn(row);
    },
  };

  async function claim(userId?: string): Promise<Row[]> {
    const now = clock.now();
    const free = or(isNull(departure.claimedAt), lt(departure.claimedAt, new Date(now.getTime() - CLAIM_MS)));
    return db
      .update(departure)
      .set({ claimedAt: now })
      .where(and(free, userId ? eq(departure.userId, userId) : undefined))
      .returning();
  }

  /** True when nothing is left to do. */
  async function workOn(row: Row): Promise<boolean> {
    try {
      const hers = Sealed.parse(seal.open(row.sealed));
      let left: Left | undefined = { step: row.step, hers };
      while (left) left = await steps[left.step](row, left.hers);
      return true;
    } catch (error) {
      report(error, "critical", "deleting an account");
      await db.update(departure).set({ claimedAt: null }).where(eq(departure.id, row.id));
      return false;
    }
  }

  /** Each does its work, and leaves the row with the next step and only what that needs. */
  const steps: Record<Row["step"], (row: Row, hers: Sealed) => Promise<Left | undefined>> = {
    async checkouts({ id, userId }, hers) {
      const fan = visitorOf(userId ?? "", hers);
      const mine = and(eq(reservation.userId, userId ?? ""), eq(reservation.status, "PENDING"));
      for (const hold of await db.select({ id: reservation.id }).from(reservation).where(mine)) {
        await boxOffice.cancel(fan, hold.id);
      }
      await billing.closeCheckouts(userId ?? "");
      return go(id, "provider", hers);
    },

    async provider({ id }, { tokens, ...hers }) {
      if (tokens) await deleteUser(tokens);
      return go(id, "store", hers);
    },

    async store({ id, userId }, { email, username, visitorId, locale }) {
      return db.transaction(async (tx) => {
        const fan = { userId: userId ?? "", email, username, visitorId };
        const ways = email ? await waysOf(fan.userId) : [];
        await forget(tx, fan, id);
        const now = clock.now();
        await recordAudit(tx, { at: now, actor: id, action: "account.deleted", entity: id, detail: {} });
        const hers = { username: "", visitorId: "", locale, ways, ...(email && { email }) };
        await tx
          .update(departure)
          .set({ userId: null, step: "stripe", sealed: seal.seal(hers) })
          .where(eq(departure.id, id));
        return { step: "stripe" as const, hers };
      });
    },

    async stripe({ id }, hers) {
      await billing.forgetCustomer(id);
      return go(id, "letter", hers);
    },

    async letter({ id, startedAt }, hers) {
      const late = clock.now().getTime() - startedAt.getTime() > LETTER_MS;
      if (hers.email && !late) await mailer.send({ to: hers.email, ...(await letterTo(hers)) });
      await db.delete(departure).where(eq(departure.id, id));
      return undefined;
    },
  };

  async function go(id: string, step: Row["step"], hers: Sealed): Promise<Left> {
    await db
      .update(departure)
      .set({ step, sealed: seal.seal(hers) })
      .where(eq(departure.id, id));
    return { step, hers };
  }

  async function deleteUser(tokens: Tokens): Promise<void> {
    try {
      const ended = Number(claimsOf(tokens.accessToken).exp) * 1000 <= Date.now();
      await cognito.deleteUser((ended ? await cognito.refresh(tokens) : tokens).accessToken);
    } catch (error) {
      const { name } = error as Error;
      if (name !== "UserNotFoundException" && name !== "NotAuthorizedException") throw error;
      // Gone already; or her tokens ended before it could be asked for, and somebody has to look.
      report(error, name === "NotAuthorizedException" ? "critical" : "debug", "deleting an account at the user pool");
    }
  }

  /** Her orders of nights to come, and tickets that were given to her. */
  async function waysOf(userId: string): Promise<z.infer<typeof Way>[]> {
    const ahead = gt(event.endAt, clock.now());
    const night = { eventId: event.id, title: event.title };
    const [orders, given] = await Promise.all([
      db
        .select({ ...night, order: ticketOrder.orderNumber })
        .from(ticketOrder)
        .innerJoin(event, eq(event.id, ticketOrder.eventId))
        .where(and(eq(ticketOrder.userId, userId), inArray(ticketOrder.status, ["PAID", "FREE"]), ahead)),
      db
        .select({ ...night, order: ticket.orderNumber, ticket: ticket.ticketNumber })
        .from(ticket)
        .innerJoin(event, eq(event.id, ticket.eventId))
        .where(and(eq(ticket.holderUserId, userId), eq(ticket.status, "VALID"), ahead)),
    ]);
    return [...orders, ...given];
  }

  /** Keys exist in the mail alone. */
  async function letterTo({ ways = [], locale }: Sealed) {
    const links = await Promise.all(
      ways.map(async ({ eventId, title, order, ticket }) => {
        const key = await mintKey(db, order, clock.now(), ticket);
        return { label: title, url: `${siteUrl}/tickets/details/${eventId}?order=${ticket ?? order}&key=${key}` };
      }),
    );
    return farewellMail({ siteName, locale, links });
  }
}

const visitorOf = (userId: string, { username, visitorId, locale }: Sealed): Visitor => ({
  signedIn: true,
  user: { userId, username, email: "", emailVerified: false, name: "" },
  visitorId,
  orderKeys: {},
  address: "",
  locale,
});
