/** What moving a night records about its old date: fans see it as a change only if they knew that date. */
import { and, eq } from "drizzle-orm";
import type { Db } from "../../../store/db";
import { type event, ticketOrder } from "../../../store/schema";

type MovedNight = Pick<typeof event.$inferSelect, "id" | "status" | "startAt" | "scheduleTbd" | "previousStartAt">;
type DateChange = Pick<MovedNight, "status" | "previousStartAt">;

export async function dateChange(db: Db, old: MovedNight): Promise<DateChange> {
  if (await hadDate(db, old)) return { status: "POSTPONED", previousStartAt: old.startAt };
  return { status: "SCHEDULED", previousStartAt: null };
}

/** Nobody can buy tickets of a night that has no date, so one that fans have paid for had a date once. */
async function hadDate(db: Db, { id, status, scheduleTbd, previousStartAt }: MovedNight): Promise<boolean> {
  if (!scheduleTbd || previousStartAt || status === "POSTPONED") return true;
  return (await db.$count(ticketOrder, and(eq(ticketOrder.eventId, id), eq(ticketOrder.status, "PAID")))) > 0;
}
