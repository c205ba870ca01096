/** Phases and codes for tests, on nights of the box office's world. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Store } from "../../../server/store/connection/open-store";
import { code, codeTier, phaseTier, salePhase } from "../../../server/store/schema";
import { DAY_MS } from "../../store";

type CodeRow = typeof code.$inferInsert;
type PhaseRow = typeof salePhase.$inferInsert;

export function terms(store: Store, now: Date) {
  const from = new Date(now.getTime() - DAY_MS);
  const until = new Date(now.getTime() + 20 * DAY_MS);
  let phases = 0;
  return {
    /** A phase that is open now. */
    async phase(
      eventId: string,
      tiers: Record<string, { cents?: number; seats?: number }>,
      row: Partial<PhaseRow> = {},
    ): Promise<string> {
      const id = randomUUID();
      phases += 1;
      await store.db.insert(salePhase).values({
        ...{ id, eventId, name: "Phase", audience: "everyone", startAt: from, endAt: until, orderIndex: phases },
        ...row,
      });
      await store.db.insert(phaseTier).values(
        Object.entries(tiers).map(([definitionId, { cents, seats }]) => ({
          ...{ phaseId: id, definitionId, priceCents: cents ?? null },
          ...{ capacity: seats ?? null, remaining: seats ?? null },
        })),
      );
      return id;
    },

    /** A code that counts now; a promotion code of 10 percent without further details. */
    async code(definitionIds: string[], given: Partial<CodeRow> = {}): Promise<string> {
      const kind = given.phaseId ? "access" : "promo";
      const free = given.centsPerTicket || given.centsPerOrder || kind === "access";
      const row = {
        ...{ id: randomUUID(), text: randomUUID().toUpperCase(), kind, startAt: from, endAt: until, createdAt: now },
        ...(!free && { percent: 10 }),
        ...given,
      } as CodeRow;
      await store.db.insert(code).values({ ...row, usesLeft: row.uses ?? null, seatsLeft: row.seats ?? null });
      if (definitionIds.length > 0) {
        await store.db
          .insert(codeTier)
          .values(definitionIds.sort().map((definitionId) => ({ codeId: row.id, definitionId })));
      }
      return row.text;
    },

    async left(text: string): Promise<{ uses: number | null; seats: number | null }> {
      const [row] = await store.db.select().from(code).where(eq(code.text, text));
      return { uses: row?.usesLeft ?? null, seats: row?.seatsLeft ?? null };
    },

    async phaseLeft(phaseId: string): Promise<(number | null)[]> {
      const rows = await store.db
        .select()
        .from(phaseTier)
        .where(eq(phaseTier.phaseId, phaseId))
        .orderBy(phaseTier.definitionId);
      return rows.map(({ remaining }) => remaining);
    },
  };
}
