/** What the office does with phases and codes. */
import { asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/connection/open-store";
import { code, codeTier, phaseTier, salePhase, ticketDefinition } from "../../store/schema";
import { codeLimiting } from "./limit-code";
import { codeMaking, codeStopping } from "./make-codes";
import { phasePlanning } from "./plan-phase";

export type TermsDesk = ReturnType<typeof termsDesk>;
export type CodeRow = typeof code.$inferSelect;

export function termsDesk(deps: { store: Pick<Store, "db">; clock: Clock }) {
  const { db } = deps.store;
  const codesWhere = (which: SQL | undefined): Promise<CodeRow[]> =>
    db.select().from(code).where(which).orderBy(asc(code.createdAt), asc(code.text));

  return {
    planPhase: phasePlanning(deps),
    makeCodes: codeMaking(deps),
    stopCodes: codeStopping(deps),
    limitCode: codeLimiting(deps),

    /** Phases of a night with what they sell of each tier, in the order in which they count. */
    phases: (eventId: string) =>
      db
        .select({ phase: salePhase, tier: ticketDefinition.name, own: ticketDefinition.priceCents, sold: phaseTier })
        .from(salePhase)
        .innerJoin(phaseTier, eq(phaseTier.phaseId, salePhase.id))
        .innerJoin(ticketDefinition, eq(ticketDefinition.id, phaseTier.definitionId))
        .where(eq(salePhase.eventId, eventId))
        .orderBy(asc(salePhase.orderIndex), asc(ticketDefinition.orderIndex)),

    tiersOfNight: (eventId: string) =>
      db
        .select()
        .from(ticketDefinition)
        .where(eq(ticketDefinition.eventId, eventId))
        .orderBy(asc(ticketDefinition.orderIndex)),

    codesOfBatch: (batch: string) => codesWhere(eq(code.batch, batch)),
    codeNamed: (text: string) => codesWhere(eq(code.text, text.toUpperCase())),

    /** Codes that count on a night. */
    codesOfNight: (eventId: string) =>
      codesWhere(
        or(
          inArray(code.phaseId, db.select({ id: salePhase.id }).from(salePhase).where(eq(salePhase.eventId, eventId))),
          inArray(
            code.id,
            db
              .select({ id: codeTier.codeId })
              .from(codeTier)
              .innerJoin(ticketDefinition, eq(ticketDefinition.id, codeTier.definitionId))
              .where(eq(ticketDefinition.eventId, eventId)),
          ),
        ),
      ),

    /** Orders and seats that a code was paid for, and cents that it took off. */
    async salesOf(codeId: string): Promise<{ orders: number; seats: number; cents: number }> {
      const { rows } = await db.execute<{ orders: number; seats: number; cents: number }>(sql`
        select count(*)::int as orders, coalesce(sum(used.seats), 0)::int as seats, coalesce(sum((
          select sum(line.quantity * (coalesce(line.list_cents, line.unit_cents) - line.unit_cents))
          from reservation_line as line where line.reservation_id = used.reservation_id)), 0)::int as cents
        from reservation_code as used join reservation on reservation.id = used.reservation_id
        where used.code_id = ${codeId}::uuid and reservation.status = 'CONFIRMED'`);
      return rows[0] ?? { orders: 0, seats: 0, cents: 0 };
    },
  };
}
