/** What door phones send: scans made without a network, scans taken back, and guests let in again. */
import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Clock } from "../../process/clock";
import type { Db, Store } from "../../store/db";
import { event, scan, ticket, ticketOrder } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import type { DoorPass } from "./door-passes";
import { recordScan, type ScanShown } from "./record-scan";

const MINUTE_MS = 60_000;
/** A steward may take back this many of the pass's last scans, for this long. */
const UNDO_LAST = 5;
const UNDO_MS = 10 * MINUTE_MS;
/** A phone's clock may be off by this much before a scan is marked. */
const CLOCK_OFF_MS = 2 * MINUTE_MS;
/** Nobody lets guests in this long before a night. */
const LONG_BEFORE_MS = 24 * 60 * MINUTE_MS;

/** A scan of a phone that had no network, as the phone showed it. `at` in epoch milliseconds of the server's clock. */
type LateScan = { id: string; ticketNumber: string; at: number; shown: ScanShown; list: number | null };
/** `another`: when and where the ticket had been or has been let in as well. */
type ScanReceipt = { id: string; another?: { at: string; gate: string } };
type RecentScan = { id: string; ticketNumber: string; place: string; at: Date; shown: ScanShown };
type AgainReason = NonNullable<(typeof scan.$inferSelect)["reason"]>;

/** Who takes a scan back: a pass, or the office, which has none. */
type Undoing = DoorPass | { id: null; eventId: string; label: string; mode: "lead" };

/** Whether a later row takes this scan back. */
const undone = sql<boolean>`exists (select 1 from scan u where u.undoes = ${scan.id})`;
/** A scan that let somebody in and wasn't taken back. */
export const letIn = and(eq(scan.shown, "in"), sql`not ${undone}`);

export function doorScans({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  return {
    /** Takes what a phone has collected. Scans that we have, and scans of tickets that we don't, change nothing. */
    async sendScans(pass: DoorPass, scans: readonly LateScan[]): Promise<ScanReceipt[]> {
      const now = clock.now();
      return db.transaction(async (tx) => {
        const [night] = await tx.select({ startAt: event.startAt }).from(event).where(eq(event.id, pass.eventId));
        const numbers = [...new Set(scans.map(({ ticketNumber }) => ticketNumber))];
        // In one order everywhere, so that two phones that send the same tickets don't deadlock.
        const known = await tx
          .select({ number: ticket.ticketNumber })
          .from(ticket)
          .where(inArray(ticket.ticketNumber, numbers))
          .orderBy(asc(ticket.ticketNumber))
          .for("no key update");
        const ours = new Set(known.map(({ number }) => number));
        const receipts: ScanReceipt[] = [];
        for (const one of scans) {
          if (ours.has(one.ticketNumber)) {
            const early = night && one.at < night.startAt.getTime() - LONG_BEFORE_MS;
            await recordScan(tx, {
              ...{ id: one.id, ticketNumber: one.ticketNumber, shown: one.shown, list: one.list, mode: "offline" },
              ...{ eventId: pass.eventId, passId: pass.id, gate: pass.label, receivedAt: now },
              actor: { name: pass.label, via: "door" },
              at: new Date(Math.min(one.at, now.getTime())),
              clockOff: Boolean(early) || one.at > now.getTime() + CLOCK_OFF_MS,
            });
          }
          const another = one.shown === "in" ? await otherEntry(tx, one) : undefined;
          receipts.push({ id: one.id, ...(another && { another }) });
        }
        return receipts;
      });
    },

    /** The pass's last scans, the newest first. Those marked `undoable` may be taken back now. */
    recentScans,

    /**
     * Takes back an entry: a steward one of the pass's last scans, a lead any scan of the night. False if there is no
     * such scan, it was taken back already, it is too old for a steward, or its order has been refunded.
     */
    async undoScan(pass: Undoing, scanId: string, o: { id?: string; actor?: Actor } = {}): Promise<boolean> {
      const { id = randomUUID(), actor = { name: pass.label, via: "door" } as const } = o;
      const mine = pass.mode === "lead" || (await recentScans(pass)).some((one) => one.id === scanId && one.undoable);
      if (!mine) return false;
      const now = clock.now();
      return db.transaction(async (tx) => {
        const found = and(eq(scan.id, scanId), eq(scan.eventId, pass.eventId));
        const [row] = await tx.select().from(scan).where(found);
        if (!row) return false;
        const { ticketNumber } = row;
        const held = await ticketToTakeBack(tx, ticketNumber);
        // Asked under the ticket's lock: of two presses, the second finds the first one's row.
        const [stands] = await tx.select({ id: scan.id }).from(scan).where(and(found, letIn));
        if (!held || !stands) return false;
        await tx.insert(scan).values({
          ...{ id, ticketNumber, eventId: pass.eventId, passId: pass.id, gate: pass.label, at: now, receivedAt: now },
          ...{ mode: "undo", shown: "undone", undoes: scanId },
        });
        const [entry] = await tx
          .select({ at: scan.at, gate: scan.gate })
          .from(scan)
          .where(and(eq(scan.ticketNumber, ticketNumber), eq(scan.eventId, pass.eventId), letIn))
          .orderBy(asc(scan.at), asc(scan.receivedAt))
          .limit(1);
        if (held.status === "USED") {
          await tx
            .update(ticket)
            .set(
              entry
                ? { checkedInAt: entry.at, checkedInBy: entry.gate }
                : { status: "VALID", checkedInAt: null, checkedInBy: null },
            )
            .where(eq(ticket.ticketNumber, ticketNumber));
        }
        await recordAudit(tx, {
          ...{ at: now, actor, action: "ticket.check_in_undone" },
          ...{ entity: ticketNumber, detail: { scan: scanId } },
        });
        return true;
      });
    },

    /**
     * Lets somebody in whose ticket is used, or was used under an earlier number. False if it wasn't used, or the pass
     * isn't a lead's.
     */
    async letInAgain(
      pass: DoorPass,
      o: { ticketNumber: string; reason: AgainReason; id?: string | undefined },
    ): Promise<boolean> {
      if (pass.mode !== "lead") return false;
      const now = clock.now();
      return db.transaction(async (tx) => {
        const alive = and(eq(ticket.eventId, pass.eventId), inArray(ticket.status, ["VALID", "USED"]));
        const [row] = await tx
          .select()
          .from(ticket)
          .where(and(eq(ticket.ticketNumber, o.ticketNumber), alive))
          .for("no key update");
        if (!row || (row.status === "VALID" && !(await entryOfEarlierNumber(tx, row)))) return false;
        const added = await tx
          .insert(scan)
          .values({
            ...{ id: o.id ?? randomUUID(), ticketNumber: row.ticketNumber, eventId: pass.eventId, passId: pass.id },
            ...{ gate: pass.label, at: now, receivedAt: now, mode: "again", shown: "in", reason: o.reason },
          })
          .onConflictDoNothing()
          .returning({ id: scan.id });
        if (added.length === 0) return true;
        if (row.status === "VALID") {
          const entered = { status: "USED" as const, checkedInAt: now, checkedInBy: pass.label };
          await tx.update(ticket).set(entered).where(eq(ticket.ticketNumber, row.ticketNumber));
        }
        await recordAudit(tx, {
          ...{ at: now, actor: { name: pass.label, via: "door" }, action: "ticket.let_in_again" },
          ...{ entity: row.ticketNumber, detail: { reason: o.reason } },
        });
        return true;
      });
    },
  };
  async function recentScans(pass: DoorPass): Promise<(RecentScan & { undoable: boolean })[]> {
    const rows = await db
      .select({ scan, seat: ticket.seatWords, tier: ticket.name, undone })
      .from(scan)
      .innerJoin(ticket, eq(ticket.ticketNumber, scan.ticketNumber))
      .where(and(eq(scan.passId, pass.id), ne(scan.mode, "undo")))
      .orderBy(desc(scan.receivedAt), desc(scan.id))
      .limit(2 * UNDO_LAST);
    const since = clock.now().getTime() - UNDO_MS;
    let left = UNDO_LAST;
    return rows.map(({ scan: { id, ticketNumber, at, shown, receivedAt }, seat, tier, undone }) => {
      const stands = shown === "in" && !undone;
      const undoable = stands && left > 0 && receivedAt.getTime() > since;
      if (stands) left -= 1;
      const place = seat ? [seat.sectionLabel, seat.row, seat.seat].filter(Boolean).join(" ") : tier;
      return { id, ticketNumber, place, at, shown: undone ? "undone" : shown, undoable };
    });
  }
}

/**
 * The ticket whose entry is taken back, locked. Undefined if its order has been refunded: a ticket that was used stayed
 * so, and nobody may enter with it again.
 */
export async function ticketToTakeBack(tx: Db, ticketNumber: string): Promise<typeof ticket.$inferSelect | undefined> {
  const [order] = await tx
    .select({ status: ticketOrder.status })
    .from(ticketOrder)
    .innerJoin(ticket, eq(ticket.orderNumber, ticketOrder.orderNumber))
    .where(eq(ticket.ticketNumber, ticketNumber))
    .for("share", { of: ticketOrder });
  if (!order || order.status === "REFUNDED") return undefined;
  const [held] = await tx.select().from(ticket).where(eq(ticket.ticketNumber, ticketNumber)).for("update");
  return held;
}

/** When somebody entered with an earlier number of this admission: offline, so nobody knew that it was void. */
export async function entryOfEarlierNumber(
  tx: Db,
  { ticketNumber, firstNumber, eventId }: Pick<typeof ticket.$inferSelect, "ticketNumber" | "firstNumber" | "eventId">,
): Promise<{ at: Date; gate: string } | undefined> {
  if (!firstNumber) return undefined;
  const ofAdmission = or(eq(ticket.ticketNumber, firstNumber), eq(ticket.firstNumber, firstNumber));
  const [row] = await tx
    .select({ at: scan.at, gate: scan.gate })
    .from(scan)
    .innerJoin(ticket, eq(ticket.ticketNumber, scan.ticketNumber))
    .where(and(ofAdmission, ne(ticket.ticketNumber, ticketNumber), eq(scan.eventId, eventId), letIn))
    .orderBy(asc(scan.at))
    .limit(1);
  return row;
}

/** The first other scan that let this ticket in. */
async function otherEntry(tx: Db, { id, ticketNumber }: LateScan): Promise<ScanReceipt["another"]> {
  const [row] = await tx
    .select({ at: scan.at, gate: scan.gate })
    .from(scan)
    .where(and(eq(scan.ticketNumber, ticketNumber), ne(scan.id, id), ne(scan.mode, "again"), letIn))
    .orderBy(asc(scan.at))
    .limit(1);
  return row && { at: row.at.toISOString(), gate: row.gate };
}
