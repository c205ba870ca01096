/** Undoes a mistaken check-in for the office: the ticket admits again, and the door no longer counts it. */
import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../../store/db";
import { scan, ticket } from "../../../store/schema";
import { type Actor, recordAudit } from "../../audit-trail";
import { letIn, ticketToTakeBack } from "../../door/scans";
import type { BoxOfficeDeps } from "../box-office-types";

type UndoneEntry = { ticketNumber: string; actor: Actor; id?: string | undefined };

export function entryUndoing({ store: { db }, clock }: Pick<BoxOfficeDeps, "store" | "clock">) {
  /** False if the ticket was not scanned, or its order has been refunded since. */
  return async function undoEntry({ ticketNumber, actor, id }: UndoneEntry): Promise<boolean> {
    const at = clock.now();
    return db.transaction(async (tx) => {
      const scanned = await ticketToTakeBack(tx, ticketNumber);
      if (scanned?.status !== "USED") return false;
      const { checkedInAt, checkedInBy } = scanned;
      await tx
        .update(ticket)
        .set({ status: "VALID", checkedInAt: null, checkedInBy: null })
        .where(eq(ticket.ticketNumber, ticketNumber));
      await takeBackScans(tx, ticketNumber, typeof actor === "string" ? actor : actor.name, at);
      const before = { checkedInAt: checkedInAt?.toISOString(), checkedInBy };
      const after = { checkedInAt: null, checkedInBy: null };
      const action = "ticket.scan_undone";
      await recordAudit(tx, { id, at, actor, action, entity: ticketNumber, detail: {}, before, after });
      return true;
    });
  };
}

/** Scans are never changed: each one that hasn't been taken back gets another scan that undoes it. */
async function takeBackScans(tx: Db, ticketNumber: string, gate: string, now: Date): Promise<void> {
  const standing = await tx
    .select({ id: scan.id, eventId: scan.eventId })
    .from(scan)
    .where(and(eq(scan.ticketNumber, ticketNumber), letIn));
  if (standing.length === 0) return;
  await tx.insert(scan).values(
    standing.map(({ id, eventId }) => ({
      ...{ id: randomUUID(), ticketNumber, eventId, gate, at: now, receivedAt: now },
      ...{ mode: "undo" as const, shown: "undone" as const, undoes: id },
    })),
  );
}
