/**
 * What a hold on terms has to be, worked out again from the rows: prices, codes and limits. Other sums than the
 * product's.
 */
import { eq, inArray, sql } from "drizzle-orm";
import { expect } from "vitest";
import { PREMIUM_SHARE } from "../../../server/services/terms/plan-phase";
import type { Store } from "../../../server/store/connection/open-store";
import { code, codeTier, reservationCode, reservationLine, salePhase, ticket } from "../../../server/store/schema";

type CodeRow = typeof code.$inferSelect;
/** In dollars, Stripe charges nothing below 50 cents. */
const SMALLEST = 50;

/** What one ticket costs with a code that counts for `seats`. */
function net(cents: number, promo: CodeRow, seats: number): number {
  if (seats < promo.minimumSeats) return cents;
  if (promo.percent !== null) return Math.max(0, cents - Math.round((cents * promo.percent) / 100));
  const off = promo.centsPerTicket ?? Math.ceil((promo.centsPerOrder ?? 0) / seats);
  return Math.max(0, cents - off);
}

async function promoOf(store: Store, reservationId: string) {
  const [row] = await store.db
    .select({ promo: code })
    .from(reservationCode)
    .innerJoin(code, eq(code.id, reservationCode.codeId))
    .where(sql`${reservationCode.reservationId} = ${reservationId} and ${code.kind} = 'promo'`);
  if (!row) return undefined;
  const tiers = await store.db.select().from(codeTier).where(eq(codeTier.codeId, row.promo.id));
  return { promo: row.promo, tiers: tiers.map(({ definitionId }) => definitionId) };
}

/** A hold has the prices that were shown, the discount that its code promises, and only phases that are open to it. */
export async function checkHold(
  store: Store,
  o: { id: string; now: Date; shown: Record<string, number>; codes: string[]; member: boolean },
): Promise<void> {
  const lines = await store.db.select().from(reservationLine).where(eq(reservationLine.reservationId, o.id));
  const found = await promoOf(store, o.id);
  const counts = (id: string) => found?.tiers.includes(id) ?? false;
  const seats = lines.reduce((sum, line) => sum + (counts(line.definitionId) ? line.quantity : 0), 0);
  const expected = lines.map(({ definitionId }) => {
    const list = o.shown[definitionId] ?? 0;
    return found && counts(definitionId) ? net(list, found.promo, seats) : list;
  });
  const total = lines.reduce((sum, { quantity }, index) => sum + quantity * (expected[index] ?? 0), 0);
  const waived = found && total > 0 && total < SMALLEST;
  expect(lines.map(({ unitCents, listCents }) => [unitCents, listCents])).toEqual(
    lines.map(({ definitionId }, index) => [waived ? 0 : expected[index], o.shown[definitionId]]),
  );
  const ids = lines.flatMap(({ phaseId }) => phaseId ?? []);
  const phases = ids.length > 0 ? await store.db.select().from(salePhase).where(inArray(salePhase.id, ids)) : [];
  for (const phase of phases) {
    expect(phase.startAt <= o.now && o.now < phase.endAt).toBe(true);
    if (phase.audience === "premium") expect(o.member).toBe(true);
    if (phase.audience !== "code") continue;
    const opening = await store.db.select().from(code).where(eq(code.phaseId, phase.id));
    expect(opening.some(({ text }) => o.codes.includes(text))).toBe(true);
  }
}

/** Cents that go back for these tickets of an order: what was paid for it less what the others cost alone. */
export async function refundFor(
  store: Store,
  order: { orderNumber: string; reservationId: string },
  numbers: string[],
): Promise<number> {
  const all = await store.db.select().from(ticket).where(eq(ticket.orderNumber, order.orderNumber));
  const alive = all.filter(({ status }) => status === "VALID" || status === "USED");
  const goes = alive.filter(({ ticketNumber, status }) => status === "VALID" && numbers.includes(ticketNumber));
  if (goes.length === 0) return 0;
  const worth = alive.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const found = await promoOf(store, order.reservationId);
  if (!found) return goes.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const kept = alive.filter((one) => !goes.includes(one));
  const counts = (id: string) => found.tiers.includes(id);
  const seats = kept.filter(({ definitionId }) => counts(definitionId)).length;
  const rest = kept.reduce((sum, { definitionId, listCents, priceCents }) => {
    const list = listCents ?? priceCents;
    return sum + (counts(definitionId) ? net(list, found.promo, seats) : list);
  }, 0);
  return Math.max(0, worth - rest);
}

/** Rows that break a limit; counted without the columns that the product counts in. */
export async function broken(store: Store): Promise<object[]> {
  const { rows } = await store.db.execute(sql`
    with used as (
      select reservation_code.code_id, reservation_code.seats, coalesce(reservation.user_id, reservation.visitor_id) as fan
      from reservation_code join reservation on reservation.id = reservation_id where status in ('PENDING', 'CONFIRMED')
    ), sold as (
      select line.definition_id, line.phase_id, line.quantity
      from reservation_line as line join reservation on reservation.id = reservation_id where status in ('PENDING', 'CONFIRMED')
    )
    select 'uses' as what, text as which from code join used on used.code_id = code.id group by code.id
      having count(*) > uses or sum(used.seats) > code.seats
    union all
    select 'tier', id::text from ticket_definition where capacity < (
      select count(*) from ticket where definition_id = ticket_definition.id and status in ('VALID', 'USED')) + (
      select coalesce(sum(quantity), 0) from reservation_line as line join reservation on reservation.id = reservation_id
      where line.definition_id = ticket_definition.id and status = 'PENDING')
    union all
    select 'phase', phase_tier.phase_id::text from phase_tier where capacity < (
      select sum(quantity) from sold where sold.phase_id = phase_tier.phase_id and sold.definition_id = phase_tier.definition_id)
    union all
    select 'premium', tier.id::text from ticket_definition as tier where floor(tier.capacity * ${PREMIUM_SHARE}::numeric) < (
      select sum(quantity) from sold join sale_phase on sale_phase.id = sold.phase_id
      where sold.definition_id = tier.id and audience = 'premium')`);
  return rows;
}
