/** Cancels or moves a night with its broadcast, and mails everybody who has paid. */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { type MoneySum, sumsOf } from "../../../../app/domain/format/money-sums";
import type { Outbox } from "../../../mail/outbox";
import type { Db } from "../../../store/connection/open-store";
import { event, onSale, reservation, ticketDefinition, ticketOrder } from "../../../store/schema";
import { type Actor, recordAudit } from "../../audit-trail";
import type { BroadcastsOfNight } from "../../broadcasts/broadcasts-of-night";
import type { Refunds } from "../../refunds";
import type { BoxOfficeDeps } from "../box-office-types";
import type { ReleaseHold } from "../holds/release-hold";
import type { CanceledOrder, CancelOrder } from "../orders/cancel-order";
import { dateChange } from "./date-change";
import { mailHoldersOfNight } from "./mail-ticket-holders";
import { refuseCallOff, refuseMove } from "./refuse-night-change";

export type CanceledEvent = {
  orders: number;
  tickets: number;
  /** Of the tickets. */
  refunded: MoneySum[];
  holds: number;
  /** Payments for its broadcasts that this call refunds. */
  broadcasts: { count: number; sums: MoneySum[] };
};
export type RefundProgress = { done: number; of: number };

type NightChangeDeps = Pick<BoxOfficeDeps, "store" | "clock" | "report"> & { outbox: Pick<Outbox, "sendOutbox"> };
type NightChangeParts = {
  cancelOrder: (o: CancelOrder) => Promise<CanceledOrder | undefined>;
  release: ReleaseHold;
  refunds: Pick<Refunds, "send">;
  broadcasts: BroadcastsOfNight;
};

export function nightChanges(
  { store: { db }, clock, report, outbox }: NightChangeDeps,
  { cancelOrder, release, refunds, broadcasts }: NightChangeParts,
) {
  return {
    /**
     * Cancels a night: stops sales, ends its line, releases open holds, refunds every order and every broadcast in full
     * and mails every holder. After a crash, call it again: it does what is left. Throws `Refused` if it is a draft.
     * Undefined if there is no such event.
     */
    async cancelEvent(
      eventId: string,
      actor: Actor,
      progress: (sent: RefundProgress) => void = () => undefined,
    ): Promise<CanceledEvent | undefined> {
      const owed = await db.transaction(async (tx) => {
        const [before] = await tx.select().from(event).where(eq(event.id, eventId)).for("update");
        if (!before) return undefined;
        refuseCallOff(before);
        await change(tx, eventId, actor, "event.canceled", { status: "CANCELED" });
        await endLine(tx, eventId);
        if (before.status !== "CANCELED") await broadcasts.tellOff(tx, eventId);
        return broadcasts.owe(tx, eventId, actor);
      });
      if (!owed) return undefined;
      await broadcasts.closeCheckouts(eventId);
      await broadcasts.revokeRefunded();
      const holds = await releaseHolds(eventId);
      const orders = await ordersOf(eventId);
      const sum: CanceledEvent = {
        ...{ orders: orders.length, tickets: 0, refunded: [], holds },
        broadcasts: { count: owed.refundIds.length, sums: owed.sums },
      };
      for (const [index, orderNumber] of orders.entries()) {
        const done = await cancelOrder({ orderNumber, actor, reason: "event_canceled" });
        sum.tickets += done?.canceled.length ?? 0;
        if (done) sum.refunded = sumsOf([...sum.refunded, { currency: done.currency, cents: done.refundedCents }]);
        progress({ done: index + 1, of: orders.length });
      }
      for (const refundId of owed.refundIds) {
        await refunds.send(refundId);
        progress({ done: orders.length, of: orders.length });
      }
      await outbox.sendOutbox();
      return sum;
    },

    /**
     * Moves a night and its broadcasts and enqueues the mails, all in one transaction. Tickets stay valid. `startAt` is
     * undefined while the new date is unknown. Throws `Refused` if the night can't be moved to that date. `deedId`
     * becomes the key of the audit row, so a form that is submitted twice fails the second time. Undefined if there is
     * no such event.
     */
    async moveEvent(
      eventId: string,
      to: { startAt: Date | undefined },
      actor: Actor,
      deedId?: string,
    ): Promise<{ orders: number; broadcasts: number } | undefined> {
      const done = await db.transaction(async (tx) => {
        // Locked, so that a second move starts from the result of the first.
        const [old] = await tx.select().from(event).where(eq(event.id, eventId)).for("update");
        return old && move(tx, old, to.startAt, actor, deedId);
      });
      if (done) await outbox.sendOutbox();
      return done;
    },
  };

  async function move(
    tx: Db,
    old: typeof event.$inferSelect,
    startAt: Date | undefined,
    actor: Actor,
    deedId: string | undefined,
  ): Promise<{ orders: number; broadcasts: number }> {
    const { id: eventId } = old;
    const now = clock.now();
    refuseMove(old, startAt, now);
    const revision = old.revision + 1;
    const by = startAt ? startAt.getTime() - old.startAt.getTime() : 0;
    const shifted = (at: Date) => new Date(at.getTime() + by);
    const moved = {
      ...(await dateChange(tx, old)),
      scheduleTbd: startAt === undefined,
      startAt: shifted(old.startAt),
      endAt: shifted(old.endAt),
      doorsAt: shifted(old.doorsAt),
    };
    await change(tx, eventId, actor, "event.moved", moved, deedId);
    // Sales that ended with the old start end with the new one.
    await tx
      .update(ticketDefinition)
      .set({ saleEnd: shifted(old.startAt) })
      .where(and(eq(ticketDefinition.eventId, eventId), eq(ticketDefinition.saleEnd, old.startAt)));
    return {
      broadcasts: await broadcasts.move(tx, eventId, { byMs: by, revision }),
      orders: await mailHoldersOfNight(tx, { template: "event_moved", eventId, cause: `${revision}`, now }),
    };
  }

  async function change(
    tx: Db,
    eventId: string,
    actor: Actor,
    action: string,
    set: Partial<typeof event.$inferInsert>,
    id?: string,
  ) {
    const now = clock.now();
    const [row] = await tx
      .update(event)
      .set({ ...set, updatedAt: now, revision: sql`${event.revision} + 1` })
      .where(eq(event.id, eventId))
      .returning({ id: event.id });
    if (row) await recordAudit(tx, { at: now, actor, action, entity: eventId, detail: set, id });
    return row;
  }

  /** Fans in a line would wait for seats that are no longer sold. */
  async function endLine(tx: Db, eventId: string): Promise<void> {
    await tx
      .update(onSale)
      .set({ endedAt: clock.now() })
      .where(and(eq(onSale.eventId, eventId), isNull(onSale.endedAt)));
  }

  /** Settling checks that the night is canceled: a paid hold is refunded and never becomes an order. */
  async function releaseHolds(eventId: string): Promise<number> {
    const open = await db
      .select({ id: reservation.id })
      .from(reservation)
      .where(and(eq(reservation.eventId, eventId), eq(reservation.status, "PENDING")));
    let released = 0;
    for (const { id } of open) {
      try {
        if ((await release(id)) === "released") released += 1;
      } catch (error) {
        report(error, "critical", "releasing a hold of a cancelled event");
      }
    }
    return released;
  }

  /** Orders that were not refunded yet. */
  async function ordersOf(eventId: string): Promise<string[]> {
    const rows = await db
      .select({ orderNumber: ticketOrder.orderNumber })
      .from(ticketOrder)
      .where(and(eq(ticketOrder.eventId, eventId), inArray(ticketOrder.status, ["PAID", "FREE"])))
      .orderBy(ticketOrder.createdAt);
    return rows.map(({ orderNumber }) => orderNumber);
  }
}
