/** Returned tickets go on as the next fan's: their admissions keep their first numbers. */
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { ticket, ticketReturn } from "../../store/schema";

type SoldOn = { definitionId: string; seat: number | null };

/** Hands out the first numbers of the returned tickets that this reservation has bought, each once. */
export async function firstNumbers(tx: Db, reservationId: string): Promise<(one: SoldOn) => string | null> {
  const left = await tx
    .select({
      ...{ definitionId: ticketReturn.definitionId, seat: ticket.seat },
      ...{ number: ticket.ticketNumber, first: ticket.firstNumber },
    })
    .from(ticketReturn)
    .innerJoin(ticket, eq(ticket.ticketNumber, ticketReturn.ticketNumber))
    .where(and(eq(ticketReturn.reservationId, reservationId), eq(ticketReturn.status, "SOLD")))
    .orderBy(asc(ticket.ticketNumber));
  return ({ definitionId, seat }) => {
    const at = left.findIndex((one) => one.definitionId === definitionId && one.seat === seat);
    const [taken] = at < 0 ? [] : left.splice(at, 1);
    return taken ? (taken.first ?? taken.number) : null;
  };
}
