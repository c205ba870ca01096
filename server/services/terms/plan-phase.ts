/** Adds a phase to a night's sale. */
import { randomUUID } from "node:crypto";
import { and, eq, sum } from "drizzle-orm";
import { amount } from "../../../app/domain/format/money-format";
import { isBelowCharge, smallestCharge } from "../../../app/domain/tickets/smallest-charge";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/connection/open-store";
import type { Db } from "../../store/db";
import { event, phaseTier, salePhase } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import { lockedTiers, type TermsFault } from "./tiers-of";

/** Premium's early seats are a part of a tier, so that there are seats left for everyone. */
export const PREMIUM_SHARE = 0.3;

export type NewPhase = {
  eventId: string;
  name: string;
  audience: "everyone" | "premium" | "code";
  startAt: Date;
  endAt: Date;
  /** Without any, all tiers at their own price. */
  tiers: { name: string; cents?: number | undefined; seats?: number | undefined }[];
  actor: Actor;
  dryRun?: boolean | undefined;
};
type PlannedPhase = { tiers: { name: string; cents: number; seats: number | null }[] };

export function phasePlanning({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  /** It counts after the phases that the night has already. */
  return (phase: NewPhase): Promise<PlannedPhase | TermsFault> =>
    db.transaction(async (tx) => {
      if (phase.startAt >= phase.endAt) return { fault: "It ends before it starts." };
      if (phase.endAt <= clock.now()) return { fault: "It is over already: it ends in the past." };
      const names = phase.tiers.map(({ name }) => name);
      const tiers = await lockedTiers(tx, [phase.eventId], names);
      if ("fault" in tiers) return tiers;
      const [night] = await tx.select().from(event).where(eq(event.id, phase.eventId));
      const currency = night?.currency ?? "USD";
      const before = await tx
        .select({ name: salePhase.name })
        .from(salePhase)
        .where(eq(salePhase.eventId, phase.eventId));
      if (before.some(({ name }) => name.toLowerCase() === phase.name.toLowerCase())) {
        return { fault: `The night has a phase ${phase.name} already.` };
      }

      const early = await premiumSeats(tx, phase.eventId);
      const rows = tiers.map((tier) => {
        const given = phase.tiers.find(({ name }) => name.trim().toLowerCase() === tier.name.toLowerCase());
        const share = Math.max(0, Math.floor(tier.capacity * PREMIUM_SHARE) - (early.get(tier.id) ?? 0));
        const most = phase.audience === "premium" ? share : tier.capacity;
        const seats = given?.seats ?? (phase.audience === "premium" ? most : null);
        return { tier, most, seats, cents: given?.cents ?? null };
      });
      const small = rows.find(({ cents }) => isBelowCharge(cents ?? 0, currency));
      if (small) {
        const least = amount(smallestCharge(currency), currency, "en");
        return { fault: `${small.tier.name}: Stripe charges nothing below ${least}. Take that, or 0.` };
      }
      const over = rows.find(({ seats, most }) => seats !== null && seats > most);
      if (over) {
        const rule =
          phase.audience === "premium"
            ? "Premium's early seats are at most 30 % of a tier in all phases together"
            : "a tier's capacity";
        return { fault: `${over.tier.name}: ${over.seats} seats are too many, ${rule}: ${over.most}.` };
      }
      const planned = rows.map(({ tier, seats, cents }) => ({
        name: tier.name,
        cents: cents ?? tier.priceCents,
        seats,
      }));
      if (phase.dryRun) return { tiers: planned };

      const id = randomUUID();
      const { eventId, name, audience, startAt, endAt } = phase;
      await tx.insert(salePhase).values({ id, eventId, name, audience, startAt, endAt, orderIndex: before.length });
      await tx.insert(phaseTier).values(
        rows.map(({ tier, seats, cents }) => ({
          ...{ phaseId: id, definitionId: tier.id, priceCents: cents, capacity: seats, remaining: seats },
        })),
      );
      const detail = { name, audience, from: startAt, until: endAt, tiers: planned };
      await recordAudit(tx, { at: clock.now(), actor: phase.actor, action: "phase.added", entity: eventId, detail });
      return { tiers: planned };
    });
}

/** How many seats of each tier the night's other phases give to Premium. */
async function premiumSeats(tx: Db, eventId: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: phaseTier.definitionId, seats: sum(phaseTier.capacity).mapWith(Number) })
    .from(phaseTier)
    .innerJoin(salePhase, eq(salePhase.id, phaseTier.phaseId))
    .where(and(eq(salePhase.eventId, eventId), eq(salePhase.audience, "premium")))
    .groupBy(phaseTier.definitionId);
  return new Map(rows.map(({ id, seats }) => [id, seats]));
}
