/** Price tiers that the office names in a command. */
import { asc, inArray } from "drizzle-orm";
import type { Db } from "../../store/db";
import { ticketDefinition } from "../../store/schema";

type LockedTier = typeof ticketDefinition.$inferSelect;
export type TermsFault = { fault: string };

/** The tiers of these nights in the order of their ids; with `names`, only those. Locked, as reservations lock them. */
export async function lockedTiers(
  tx: Db,
  eventIds: string[],
  names: readonly string[] = [],
): Promise<LockedTier[] | TermsFault> {
  const all = await tx
    .select()
    .from(ticketDefinition)
    .where(inArray(ticketDefinition.eventId, eventIds))
    .orderBy(asc(ticketDefinition.id))
    .for("no key update");
  const lower = (text: string) => text.trim().toLowerCase();
  const wanted = names.map(lower);
  const found = wanted.length === 0 ? all : all.filter(({ name }) => wanted.includes(lower(name)));
  const missing = names.filter((name) => !found.some((tier) => lower(tier.name) === lower(name)));
  if (missing.length > 0) return { fault: `No tier is called ${missing.join(", ")}.` };
  return found.length > 0 ? found : { fault: "These nights have no tiers." };
}
