/** Joins a fan or a guest to the waiting list of a night, whose seats they want are sold out. */
import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { isEmail } from "../../../app/domain/forms/email-address";
import { emailKey } from "../../../app/domain/waiting/email-key";
import { enqueueMail } from "../../mail/outbox";
import type { Visitor } from "../../ports";
import type { Db } from "../../store/connection/open-store";
import { waitEntry } from "../../store/schema";
import { retryOnCollision } from "../contention";
import { mayOpen } from "./entry-access";
import { hasSeatsFor, isOnSale, listIsOpen, lockedStock, type NightStock, noteNeeds } from "./night-stock";
import type { EntryAccess, JoinOutcome, JoinProblem, JoinRequest, WaitingDeps } from "./wait-types";

type EntryRow = typeof waitEntry.$inferSelect;
const ENDED: EntryRow["status"][] = ["BOUGHT", "LEFT", "MISSED", "OVER"];
const HOUR_LETTERS = 13;
const DAY_LETTERS = 10;

export function listJoining({ store: { db }, clock, outbox }: WaitingDeps) {
  return {
    /** A fan with a verified address joins at once; a guest confirms the address first. */
    async joinList(visitor: Visitor, request: JoinRequest): Promise<JoinOutcome> {
      const { user } = visitor;
      const known = user?.emailVerified ? user.email : undefined;
      const email = (known ?? request.email ?? "").trim().toLowerCase();
      if (!isEmail(email)) return { outcome: "refused", problems: [{ code: "badEmail" }] };
      const asked = { ...request, email, tiers: [...new Set(request.tiers)] };
      const done = await retryOnCollision(() => db.transaction((tx) => enter(tx, visitor, asked, known !== undefined)));
      if (done.outcome !== "refused") outbox.sendSoon();
      return done;
    },

    /** From the mail's link. `onSale`: meanwhile there are seats, which are bought without the list. */
    async confirmEntry(visitor: Visitor, access: EntryAccess): Promise<"joined" | "onSale" | "closed" | "gone"> {
      if (!(await mayOpen(db, visitor, access))) return "gone";
      const { entryId } = access;
      const done = await retryOnCollision(() => db.transaction((tx) => confirmed(tx, entryId)));
      if (done === "joined") outbox.sendSoon();
      return done;
    },
  };

  async function enter(
    tx: Db,
    { user, locale }: Visitor,
    asked: JoinRequest & { email: string },
    proved: boolean,
  ): Promise<JoinOutcome> {
    const now = clock.now();
    const { eventId, email, quantity, fewer, tiers } = asked;
    const stock = await lockedStock(tx, eventId, now);
    const problems = stock ? problemsOf(stock, asked, now) : [{ code: "unknown" as const }];
    if (problems.length > 0) return { outcome: "refused", problems };

    const [before] = await tx
      .select()
      .from(waitEntry)
      .where(and(eq(waitEntry.eventId, eventId), eq(waitEntry.emailKey, emailKey(email))))
      .for("update");
    const wish = { email, quantity, fewer, tiers, locale };
    if (!proved) {
      // A stranger may have typed this address, so a waiting entry stays as it is, and its owner gets a mail.
      const id = before ? before.id : randomUUID();
      const row = { ...wish, status: "UNCONFIRMED" as const, createdAt: now, joinedAt: null, endedAt: null, missed: 0 };
      if (!before) await tx.insert(waitEntry).values({ ...row, id, eventId, emailKey: emailKey(email), userId: null });
      else if (before.status === "UNCONFIRMED" || ENDED.includes(before.status)) {
        await tx
          .update(waitEntry)
          .set({ ...row, userId: null })
          .where(eq(waitEntry.id, id));
      }
      const waits = before && !ENDED.includes(before.status) && before.status !== "UNCONFIRMED";
      const template = waits ? ("wait_joined" as const) : ("wait_confirm" as const);
      const cause = `${template}:${id}:${now.toISOString().slice(0, HOUR_LETTERS)}`;
      await enqueueMail(tx, { cause, template, ref: id, now });
      return { outcome: "confirm" };
    }

    const userId = user?.userId ?? null;
    if (before?.status === "OFFERED") return { outcome: "joined", entryId: before.id };
    // Fans who wait keep their place when they change what they want.
    const keeps = before?.status === "WAITING" ? before.joinedAt : null;
    const row = { ...wish, userId, status: "WAITING" as const, joinedAt: keeps ?? now, endedAt: null };
    const id = before?.id ?? randomUUID();
    if (before) {
      const anew = keeps ? {} : { createdAt: now, missed: 0 };
      await tx
        .update(waitEntry)
        .set({ ...row, ...anew })
        .where(eq(waitEntry.id, id));
    } else await tx.insert(waitEntry).values({ ...row, id, eventId, emailKey: emailKey(email), createdAt: now });
    await noteNeeds(tx, eventId);
    await mailJoined(tx, id, now);
    return { outcome: "joined", entryId: id };
  }

  async function confirmed(tx: Db, entryId: string): Promise<"joined" | "onSale" | "closed"> {
    const now = clock.now();
    const [known] = await tx.select().from(waitEntry).where(eq(waitEntry.id, entryId));
    const stock = known && (await lockedStock(tx, known.eventId, now));
    if (!known || !stock) return "closed";
    const [entry] = await tx.select().from(waitEntry).where(eq(waitEntry.id, entryId)).for("update");
    // A second press.
    if (entry?.status === "WAITING" || entry?.status === "OFFERED") return "joined";
    if (entry?.status !== "UNCONFIRMED") return "closed";
    const problems = problemsOf(stock, entry, now);
    if (problems.length > 0) return problems.every(({ code }) => code === "onSale") ? "onSale" : "closed";
    await tx.update(waitEntry).set({ status: "WAITING", joinedAt: now }).where(eq(waitEntry.id, entryId));
    await noteNeeds(tx, entry.eventId);
    await mailJoined(tx, entryId, now);
    return "joined";
  }

  async function mailJoined(tx: Db, id: string, now: Date): Promise<void> {
    const cause = `wait_joined:${id}:${now.toISOString().slice(0, DAY_LETTERS)}`;
    await enqueueMail(tx, { cause, template: "wait_joined", ref: id, now });
  }
}

/** An entry for seats that anybody can buy would keep them from everybody else. */
function problemsOf(
  { night, tiers }: NightStock,
  asked: Pick<JoinRequest, "quantity" | "tiers" | "fewer">,
  now: Date,
): JoinProblem[] {
  if (night.status === "DRAFT" || night.publishedAt > now) return [{ code: "unknown" }];
  if (!listIsOpen(night, now)) return [{ code: "closed" }];
  const wanted = tiers.filter((tier) => asked.tiers.includes(tier.id));
  if (wanted.length === 0) return [{ code: "noTier" }];
  if (wanted.length < asked.tiers.length || wanted.some(({ hidden }) => hidden)) return [{ code: "unknown" }];
  if (wanted.some((tier) => !isOnSale(tier, now))) return [{ code: "closed" }];
  const { quantity } = asked;
  const tighter = wanted.filter(({ limit }) => limit < night.limit && limit < quantity);
  if (tighter.length > 0) return tighter.map(({ id, limit: n }) => ({ code: "limit", definitionId: id, n }));
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > night.limit) {
    return [{ code: "limit", n: Math.min(night.limit, ...wanted.map(({ limit }) => limit)) }];
  }
  return wanted
    .filter((tier) => hasSeatsFor(tier, asked.fewer ? 1 : quantity))
    .map((tier): JoinProblem => ({ code: "onSale", definitionId: tier.id }));
}
