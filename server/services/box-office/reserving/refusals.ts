/** Why the reservation statement took nothing, in the words of the product's API. */
import type { ReserveProblem } from "../box-office-types";
import type { SeatLine } from "./reserve-statement";
import type { WantedSeats } from "./seat-stock";

export function refusals(wanted: WantedSeats[], rows: SeatLine[], nameOf: (seat: number) => string): ReserveProblem[] {
  const short = shortages(wanted, rows);
  const problem = rows[0]?.problem;
  if (short.length > 0 || !problem) return short;
  const byNumber = wanted.filter(({ seats }) => !seats);
  switch (problem.code) {
    case "placeTaken":
    case "companionAlone":
      return wanted.flatMap(({ definitionId, seats = [] }): ReserveProblem[] => {
        const places = seats.filter((seat) => problem.seats.includes(seat)).map(nameOf);
        return places.length > 0 ? [{ definitionId, code: problem.code, places }] : [];
      });
    case "short":
    case "notTogether":
      return byNumber
        .filter(({ definitionId }) => rows.find((row) => row.definitionId === definitionId)?.zone === problem.zone)
        .map(({ definitionId }): ReserveProblem => {
          if (problem.code === "notTogether") return { definitionId, code: "notTogether", n: problem.n };
          return problem.n > 0 ? { definitionId, code: "notEnough", n: problem.n } : { definitionId, code: "soldOut" };
        });
    case "noAccessible":
      return [{ ...(byNumber[0] && { definitionId: byNumber[0].definitionId }), code: "noAccessible" }];
  }
}

/** Of tiers whose number alone is too small. */
function shortages(wanted: WantedSeats[], rows: SeatLine[]): ReserveProblem[] {
  return wanted.flatMap(({ definitionId, quantity }): ReserveProblem[] => {
    const row = rows.find((r) => r.definitionId === definitionId);
    if (!row) return [{ definitionId, code: "unknown" }];
    if (row.available >= quantity) return [];
    return [
      row.available > 0 ? { definitionId, code: "notEnough", n: row.available } : { definitionId, code: "soldOut" },
    ];
  });
}
