/** Why phases, codes or the price shown have barred a reservation, in the words of the product's API. */
import type { ReserveProblem } from "../box-office-types";
import type { SeatLine } from "./reserve-statement";
import type { WantedSeats } from "./seat-stock";

/** Only for rows that the statement has read: after another refusal there may be none. */
export function termsProblems(wanted: WantedSeats[], rows: SeatLine[], currency: string): ReserveProblem[] {
  const faults = (rows[0]?.faults ?? []).map(
    ({ text, code, n }): ReserveProblem => ({ code, text, ...(n !== null && { n }) }),
  );
  if (faults.length > 0) return faults;
  return wanted.flatMap(({ definitionId, shown }): ReserveProblem[] => {
    const row = rows.find((one) => one.definitionId === definitionId);
    if (!row) return [];
    if (row.listCents === null) return [closed(definitionId, row.phaseLeft ?? null)];
    if (shown === undefined || shown === row.listCents) return [];
    return [{ definitionId, code: "priceChanged", cents: row.listCents, currency }];
  });
}

/** What might not be a problem once the fan's own hold is given back. */
const OF_COUNTS: readonly string[] = ["priceChanged", "notEnough", "soldOut", "codeUsed", "codeSeats"];
export const isOfCounts = ({ code }: ReserveProblem): boolean => OF_COUNTS.includes(code);

/** `left`: in the fullest phase that is open to the fan; null if none is. */
function closed(definitionId: string, left: number | null): ReserveProblem {
  if (left === null) return { definitionId, code: "notOnSale" };
  return left > 0 ? { definitionId, code: "notEnough", n: left } : { definitionId, code: "soldOut" };
}
