/** How the office's commands change a night's seats: in one transaction, with the night locked, or as a dry run. */
import { eq } from "drizzle-orm";
import type { CompiledPlan } from "../../../app/domain/seating/compiled-plan";
import type { Clock } from "../../process/clock";
import type { Db, Store } from "../../store/db";
import { ticketOrder } from "../../store/schema";
import type { Actor } from "../audit-trail";
import { retryOnCollision } from "../contention";
import { lockTiers } from "./lock-tiers";
import type { NightPlans } from "./night-plans";
import { endOverdueClaims } from "./seat-owners";

export type SeatDeps = { store: Pick<Store, "db">; clock: Clock; plans: NightPlans };
/** Who asks, for the audit trail; `dryRun` changes nothing. */
export type SeatCommand = {
  eventId: string;
  actor: Actor;
  dryRun?: boolean | undefined;
  /** The order whose money moves: locked first, as refunds do. */
  orderNumber?: string | undefined;
};
/** Why nothing was changed, as a sentence for the office. */
export type SeatFault = { fault: string };

type Hall = { tx: Db; plan: CompiledPlan; now: Date };

const UNDO = new Error("A dry run is undone");

/** `work` returns a fault before it changes anything. */
export async function changeSeats<T>(
  { store: { db }, clock, plans }: SeatDeps,
  { eventId, dryRun, orderNumber }: SeatCommand,
  work: (hall: Hall) => Promise<T | SeatFault>,
): Promise<T | SeatFault> {
  return retryOnCollision(async () => {
    let done: T | SeatFault | undefined;
    try {
      await db.transaction(async (tx) => {
        if (orderNumber) {
          const its = eq(ticketOrder.orderNumber, orderNumber);
          await tx.select({ number: ticketOrder.orderNumber }).from(ticketOrder).where(its).for("no key update");
        }
        await lockTiers(tx, [eventId]);
        const plan = await plans.planOf(tx, eventId);
        const now = clock.now();
        if (plan) await endOverdueClaims(tx, eventId, now);
        done = plan ? await work({ tx, plan, now }) : { fault: "This night has no numbered seats." };
        if (dryRun) throw UNDO;
      });
    } catch (error) {
      if (error !== UNDO) throw error;
    }
    if (done === undefined) throw new Error("A seat command returned nothing");
    return done;
  });
}
