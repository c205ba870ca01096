/** What nights have sold, tier by tier, for other programs. */
import { and, asc, inArray, ne, sql } from "drizzle-orm";
import type { Cursor } from "../../../app/domain/office/page-cursor";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { event, ticket, ticketDefinition } from "../../store/schema";
import { tierTallies } from "../nights/night-tallies";
import { notOverAt, overAt } from "../nights/over";

export type NightSales = ReturnType<typeof nightSales>;
type SalesFilter = { eventId?: string | undefined; past: boolean; after?: Cursor | undefined };

export function nightSales({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  return { list };

  /** A page of nights in the order of their dates, and whether more follow. Drafts are not among them. */
  async function list({ eventId, past, after }: SalesFilter, size: number) {
    const now = clock.now();
    const found = await db
      .select({
        id: event.id,
        title: event.title,
        startAt: event.startAt,
        currency: event.currency,
        status: event.status,
      })
      .from(event)
      .where(
        and(
          ne(event.status, "DRAFT"),
          eventId ? sql`${event.id} = ${eventId}::uuid` : past ? overAt(now) : notOverAt(now),
          after && sql`(${event.startAt}, ${event.id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
        ),
      )
      .orderBy(asc(event.startAt), asc(event.id))
      .limit(size + 1);
    const page = found.slice(0, size);
    const tiers = await tiersOf(
      page.map(({ id }) => id),
      now,
    );
    return {
      nights: page.map((night) => ({ ...night, tiers: tiers.filter(({ eventId: of }) => of === night.id) })),
      more: found.length > size,
    };
  }

  async function tiersOf(eventIds: string[], now: Date) {
    if (eventIds.length === 0) return [];
    const [tallies, named, paid] = await Promise.all([
      tierTallies(db, eventIds, now),
      db
        .select({ id: ticketDefinition.id, name: ticketDefinition.name })
        .from(ticketDefinition)
        .where(inArray(ticketDefinition.eventId, eventIds)),
      db
        .select({ id: ticket.definitionId, cents: sql<number>`sum(${ticket.priceCents})::float8` })
        .from(ticket)
        .where(and(inArray(ticket.eventId, eventIds), inArray(ticket.status, ["VALID", "USED"])))
        .groupBy(ticket.definitionId),
    ]);
    return tallies.map((tally) => ({
      ...tally,
      name: named.find(({ id }) => id === tally.id)?.name ?? "",
      cents: paid.find(({ id }) => id === tally.id)?.cents ?? 0,
    }));
  }
}
