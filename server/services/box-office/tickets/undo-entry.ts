/** Takes back a scan that was a mistake, at the office or at a door: the ticket admits again. */
import { and, eq, ne } from "drizzle-orm";
import { ticket, ticketOrder } from "../../../store/schema";
import { type Actor, recordAudit } from "../../audit-trail";
import type { BoxOfficeDeps } from "../box-office-types";

type UndoneEntry = { ticketNumber: string; actor: Actor; id?: string | undefined };

export function entryUndoing({ store: { db }, clock }: Pick<BoxOfficeDeps, "store" | "clock">) {
  /** False if the ticket was not scanned, or its order has been refunded since. */
  return async function undoEntry({ ticketNumber, actor, id }: UndoneEntry): Promise<boolean> {
    const at = clock.now();
    return db.transaction(async (tx) => {
      const [scanned] = await tx
        .select({ ticket, orderNumber: ticketOrder.orderNumber })
        .from(ticket)
        .innerJoin(ticketOrder, eq(ticketOrder.orderNumber, ticket.orderNumber))
        .where(
          and(eq(ticket.ticketNumber, ticketNumber), eq(ticket.status, "USED"), ne(ticketOrder.status, "REFUNDED")),
        )
        .for("no key update", { of: ticket });
      if (!scanned) return false;
      const { checkedInAt, checkedInBy } = scanned.ticket;
      await tx
        .update(ticket)
        .set({ status: "VALID", checkedInAt: null, checkedInBy: null })
        .where(eq(ticket.ticketNumber, ticketNumber));
      const before = { checkedInAt: checkedInAt?.toISOString(), checkedInBy };
      const after = { checkedInAt: null, checkedInBy: null };
      const action = "ticket.scan_undone";
      await recordAudit(tx, { id, at, actor, action, entity: ticketNumber, detail: {}, before, after });
      return true;
    });
  };
}
