/** What the office does with the seats of a night. */
import { eq, sql } from "drizzle-orm";
import { seatsOfText } from "../../../app/domain/seating/seat-names";
import { event, seatingPlan } from "../../store/schema";
import type { Refunds } from "../refunds";
import { seatAssigning } from "./assign-seats";
import type { SeatDeps, SeatFault } from "./change-seats";
import { nightPlans } from "./night-plans";
import { nameOfSeat, officeClaims } from "./office-claims";
import { accessibleRelease } from "./release-accessible";
import { ticketReseating } from "./reseat-ticket";
import { ownersOf, type SeatOwner } from "./seat-owners";

export type SeatDesk = ReturnType<typeof seatDesk>;
type SectionCount = { section: string; zone: string; seats: number; taken: number; free: number; accessible: number };
type ShownSeats = {
  plan: { title: string; version: number };
  sections: SectionCount[];
  owners: (SeatOwner & { place: string })[];
};

export function seatDesk(given: Omit<SeatDeps, "plans"> & { refunds: Pick<Refunds, "send"> }) {
  const deps = { ...given, plans: nightPlans() };
  const { db } = deps.store;
  return {
    ...officeClaims(deps),
    reseat: ticketReseating(deps, given.refunds),
    assign: seatAssigning(deps),
    releaseAccessible: accessibleRelease(deps),

    /** How many seats of each section are free, and whose these seats are; without any named, those the office has. */
    async show(eventId: string, seats?: string): Promise<ShownSeats | SeatFault> {
      const plan = await deps.plans.planOf(db, eventId);
      if (!plan) return { fault: "This night has no numbered seats." };
      const named = seats === undefined ? undefined : seatsOfText(plan, seats);
      if (named && named.unknown.length > 0) return { fault: `The plan has no ${named.unknown.join(", ")}.` };
      const { rows: sections } = await db.execute<SectionCount>(sql`
        select section, venue_section.label as zone, sum(length(replace(base, ' ', '')))::int as seats,
          sum(length(translate(free, '0ac ', '')))::int as taken, sum(length(translate(free, 'ac1 ', '')))::int as free,
          sum(length(translate(free, '01 ', '')))::int as accessible
        from event_bench join venue_section on venue_section.id = zone_id
        where event_id = ${eventId}::uuid group by section, venue_section.label order by min(event_bench.rank)`);
      const [its] = await db
        .select({ title: seatingPlan.title, version: seatingPlan.version })
        .from(seatingPlan)
        .innerJoin(event, eq(event.seatingPlanId, seatingPlan.id))
        .where(eq(event.id, eventId));
      const owners = [...(await ownersOf(db, eventId, named?.seats)).values()];
      return {
        plan: its ?? { title: "", version: 0 },
        sections,
        owners: owners
          .filter(({ why }) => named || why !== null)
          .map((owner) => ({ ...owner, place: nameOfSeat(plan, owner.seat) })),
      };
    },
  };
}
