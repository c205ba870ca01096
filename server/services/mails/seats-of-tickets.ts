/** Where the seats of tickets are, in the reader's language. */
import { and, asc, isNotNull, type SQL } from "drizzle-orm";
import { seatSentence } from "../../../app/domain/seating/seat-sentence";
import type { SeatWords } from "../../../app/domain/seating/seat-words";
import type { MailReader } from "../../mail/mail-reader";
import type { Db } from "../../store/db";
import { ticket } from "../../store/schema";
import { seatAnswer } from "../box-office/reserving/reservation-answer";

export const sentenceOf = (words: SeatWords[], { t, language }: MailReader): string =>
  seatSentence(words.map(seatAnswer), t.seat, language);

/** Empty if none of these tickets has a numbered seat. */
export async function seatsOfTickets(db: Db, which: SQL | undefined, reader: MailReader): Promise<string> {
  const rows = await db
    .select({ words: ticket.seatWords })
    .from(ticket)
    .where(and(which, isNotNull(ticket.seat)))
    .orderBy(asc(ticket.seat));
  return sentenceOf(
    rows.flatMap(({ words }) => words ?? []),
    reader,
  );
}
