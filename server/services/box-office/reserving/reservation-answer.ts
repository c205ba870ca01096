/** A reservation in the product API's shape (Wix v1). */
import { moneyOf } from "../../../../app/domain/format/money-format";
import type { SeatWords } from "../../../../app/domain/seating/seat-words";
import type { Reservation, Seat } from "../../../product-api/contract";
import type { reservation } from "../../../store/schema";

export type ReservationLine = {
  definitionId: string;
  name: string;
  policy: string;
  quantity: number;
  /** Of one ticket, after a promotion code; `listCents` before it. */
  unitCents: number;
  listCents: number;
  /** The numbers of its seats; null if the tier is not sold by seat. */
  seats: number[] | null;
};

export function reservationAnswer(
  row: Pick<typeof reservation.$inferSelect, "id" | "eventId" | "status" | "expires" | "totalCents" | "currency">,
  lines: ReservationLine[],
  wordsOf: (seat: number) => SeatWords,
): Reservation {
  const amount = (cents: number) => moneyOf(cents, row.currency);
  const listed = lines.reduce((sum, line) => sum + line.listCents * line.quantity, 0);
  return {
    id: row.id,
    status: `RESERVATION_${row.status}`,
    expires: row.expires.toISOString(),
    eventId: row.eventId,
    reservations: lines.map((line) => ({
      quantity: line.quantity,
      ticket: { id: line.definitionId, name: line.name, price: amount(line.unitCents), policy: line.policy },
      ...(line.seats && { seats: line.seats.map((seat) => seatAnswer(wordsOf(seat))) }),
    })),
    invoice: {
      items: lines.map((line) => ({
        id: line.definitionId,
        name: line.name,
        quantity: line.quantity,
        price: amount(line.listCents),
        total: amount(line.listCents * line.quantity),
      })),
      ...(listed > row.totalCents && { discount: { amount: amount(listed - row.totalCents) } }),
      subTotal: amount(listed),
      fees: amount(0),
      grandTotal: amount(row.totalCents),
    },
  };
}

export const seatAnswer = ({ placeId, sectionLabel, row, seat, entrance, flags }: SeatWords): Seat => ({
  placeId,
  sectionLabel,
  rowLabel: row,
  seatLabel: seat,
  entrance,
  flags,
});
