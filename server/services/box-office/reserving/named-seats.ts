/** Finds the seats whose places a request names. */
import type { CompiledPlan } from "../../../../app/domain/seating/compiled-plan";
import { seatNamed } from "../../../../app/domain/seating/seat-names";
import type { ReserveProblem } from "../box-office-types";
import type { MergedLine } from "./reservation-rules";
import type { WantedSeats } from "./seat-stock";

/** Replaces places by the numbers of their seats. `unknown` holds a problem for each line with a place that the plan lacks. */
export async function namedSeats(asks: MergedLine[], planOfNight: () => Promise<CompiledPlan | undefined>) {
  const plan = asks.some(({ places }) => places) ? await planOfNight() : undefined;
  const numbers = new Map<string, number>();
  const unknown: ReserveProblem[] = [];
  const wanted = asks.map(({ definitionId, quantity, places, shown }): WantedSeats => {
    if (!places) return { definitionId, quantity, ...(shown !== undefined && { shown }) };
    const found = places.map((place) => ({ place, seat: plan && seatNamed(plan, place)?.seat }));
    const lost = found.flatMap(({ place, seat }) => (seat === undefined ? [place] : []));
    if (lost.length > 0) unknown.push({ definitionId, code: "placeUnknown", places: lost });
    for (const { place, seat } of found) if (seat !== undefined) numbers.set(place, seat);
    return { definitionId, quantity, shown, seats: found.flatMap(({ seat }) => seat ?? []) };
  });
  const names = new Map([...numbers].map(([place, seat]) => [seat, place]));
  return { wanted, unknown, nameOf: (seat: number) => names.get(seat) ?? "" };
}
