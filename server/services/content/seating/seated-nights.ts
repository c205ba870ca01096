/** What a night's seating plan asks of its tiers. */
import { counted } from "../../../../app/domain/format/counted";
import type { Complaint } from "../fault-sentences";
import { isObject, type Register } from "../keys";
import type { ItemRow } from "../rows";
import type { Sold } from "../sold";
import type { StoredItem } from "../stored";
import { type PlanFacts, tiersWithoutAccess } from "./plan-facts";

/**
 * Sets which tiers of the night are sold by seat: if the file doesn't say, those whose zone has seats in the plan.
 * Returns what is wrong with that.
 */
export function seatTiers(row: ItemRow, stored: StoredItem | undefined, sold: Sold | undefined, known: Register) {
  const tiers = Array.isArray(row.tiers) ? row.tiers.filter(isObject) : [];
  const planId = typeof row.seatingPlanId === "string" ? row.seatingPlanId : undefined;
  const facts = planId === undefined ? undefined : known.seatingPlans.get(planId);
  const complaints: Complaint[] = [];
  if (planId !== undefined && facts && facts.venueId !== row.venueId) {
    complaints.push({ path: ["seatingPlanId"], says: "is a plan of another venue" });
  }
  for (const [index, tier] of tiers.entries()) {
    const zone = known.parts.venues?.names.get(String(tier.sectionId));
    const hasSeats = zone !== undefined && (facts?.seats.get(zone) ?? 0) > 0;
    if (planId === undefined && tier.seated !== true) delete tier.seated;
    else tier.seated ??= hasSeats;
    const complain = (field: string, says: string) => void complaints.push({ path: ["tiers", index, field], says });
    if (tier.seated !== true) continue;
    if (planId === undefined) complain("seated", "is true on a night without a seating plan");
    else if (facts && !hasSeats)
      complain("seated", "is true, but the seating plan has no seats in this tier's section");
    if (Number(tier.allotted) > 0) complain("allotted", "must be 0 for a tier that is sold by seat: block its seats");
  }
  if (facts) {
    complaints.push(...unsoldZones(facts, tiers, known), ...withoutAccess(facts, tiers, known));
    complaints.push(...soldBefore(row, stored, sold));
  }
  if (stored && sold) complaints.push(...takenSeats(row, tiers, stored, sold));
  return complaints;
}

/** A night with taken seats can neither change its plan nor lose it. */
function takenSeats(row: ItemRow, tiers: ItemRow[], stored: StoredItem, sold: Sold): Complaint[] {
  const complaints: Complaint[] = [];
  const seats = sold.claimed.get(String(row.id)) ?? 0;
  if (seats > 0 && (stored.row.seatingPlanId ?? null) !== (row.seatingPlanId ?? null)) {
    const says = `cannot change, ${counted(seats, "seat is", "seats are")} sold, held or blocked`;
    complaints.push({ path: ["seatingPlanId"], says });
  }
  for (const old of stored.parts.filter(({ id, seated }) => seated === true && sold.touched.has(String(id)))) {
    const index = tiers.findIndex(({ id }) => id === old.id);
    if (index < 0 || tiers[index]?.seated === true) continue;
    complaints.push({ path: ["tiers", index, "seated"], says: "cannot change, seats are sold or held" });
  }
  return complaints;
}

function unsoldZones({ seats }: PlanFacts, tiers: ItemRow[], { parts }: Register): Complaint[] {
  const sold = new Set(tiers.map(({ sectionId }) => parts.venues?.names.get(String(sectionId))));
  return [...seats]
    .filter(([zone]) => !sold.has(zone))
    .map(([zone, count]) => ({
      path: ["seatingPlanId"],
      says: `has ${counted(count, "seat")} in “${zone}”, which no tier of this night sells`,
      notice: true,
    }));
}

function withoutAccess({ accessible }: PlanFacts, tiers: ItemRow[], { parts }: Register): Complaint[] {
  const seated = tiers.flatMap(({ name, priceCents, sectionId, seated: bySeat }) => {
    const zone = parts.venues?.names.get(String(sectionId));
    return bySeat === true && zone !== undefined ? [{ name: String(name), priceCents: Number(priceCents), zone }] : [];
  });
  const names = tiersWithoutAccess(seated, accessible);
  if (names.length === 0) return [];
  const says = `has no accessible seats at the price of ${names.join(", ")}`;
  return [{ path: ["seatingPlanId"], says, notice: true }];
}

/** Tickets from before the plan have no seats yet. */
function soldBefore(row: ItemRow, stored: StoredItem | undefined, sold: Sold | undefined): Complaint[] {
  const tickets = sold?.nights.get(String(row.id))?.tickets ?? 0;
  if (!stored || stored.row.seatingPlanId === row.seatingPlanId || tickets === 0) return [];
  const says = `is new, and ${counted(tickets, "ticket is", "tickets are")} sold without seats: run \`seats assign ${row.slug}\` afterwards`;
  return [{ path: ["seatingPlanId"], says, notice: true }];
}
