/** Stores the benches of seated nights and the seats that are taken from the start. */
import type { Db } from "../../db";
import { eventBench, seatClaim } from "../../schema";
import { seedId } from "../ids";
import type { NightSketch } from "../nights/night-sketch";
import { seededPlan, venueOfPlan } from "./seed-plans";

export async function insertSeats(db: Db, nights: NightSketch[]): Promise<void> {
  const benches = nights.flatMap(({ event, seating }) =>
    seating
      ? seededPlan(seating).benches.map(({ bench, section, zone, rank, mid, base }) => ({
          eventId: event.id,
          bench,
          section,
          zoneId: seedId("section", `${venueOfPlan(seating)}/${zone}`),
          rank,
          mid,
          base,
          free: base,
        }))
      : [],
  );
  const claims = nights.flatMap(({ event, blocked = [] }) =>
    blocked.map((seat) => ({ eventId: event.id, seat, why: "blocked" as const })),
  );
  if (benches.length > 0) await db.insert(eventBench).values(benches);
  if (claims.length > 0) await db.insert(seatClaim).values(claims);
}
