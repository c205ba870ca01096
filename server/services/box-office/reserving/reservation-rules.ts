/** What may be reserved, apart from stock: published, on sale, within the limits. Pure: rows in, problems out. */
import type { event, ticketDefinition } from "../../../store/schema";
import type { ReserveProblem } from "../box-office-types";
import type { WantedSeats } from "./seat-stock";

export type NightRules = Pick<
  typeof event.$inferSelect,
  "status" | "registrationType" | "scheduleTbd" | "startAt" | "publishedAt" | "ticketLimitPerOrder"
>;
export type TierRules = Pick<
  typeof ticketDefinition.$inferSelect,
  "id" | "hidden" | "limitPerCheckout" | "saleStart" | "saleEnd" | "seated" | "onTerms"
>;

/** `places`: these very seats, one for each. */
export type MergedLine = {
  definitionId: string;
  quantity: number;
  places: string[] | undefined;
  shown: number | undefined;
};

/** Adds up lines of the same tier, since a client may send one twice. Places count only if every line names them. */
export function mergedLines(
  lines: {
    ticketDefinitionId: string;
    quantity: number;
    places?: string[] | undefined;
    shown?: number | undefined;
  }[],
): MergedLine[] {
  const sums = new Map<string, MergedLine>();
  for (const { ticketDefinitionId, quantity, places, shown } of lines) {
    const definitionId = ticketDefinitionId.toLowerCase();
    const former = sums.get(definitionId);
    sums.set(definitionId, {
      definitionId,
      quantity: (former?.quantity ?? 0) + quantity,
      shown: former?.shown ?? shown,
      places: places && (!former || former.places) ? [...(former?.places ?? []), ...places] : undefined,
    });
  }
  return [...sums.values()];
}

/** Whether it asks for at least one seat, and for whole seats only. */
export const asksForSeats = (wanted: { quantity: number }[]): boolean =>
  wanted.length > 0 && wanted.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1);

/**
 * All problems at once, so that the form can show each beside its tier. Without problems, stock decides. `awaitsTurn`: the
 * night has a line, and it isn't the fan's turn.
 */
export function reservationProblems(
  wanted: WantedSeats[],
  show: NightRules | undefined,
  definitions: TierRules[],
  now: Date,
  awaitsTurn = false,
): ReserveProblem[] {
  if (!asksForSeats(wanted)) return [{ code: "empty" }];
  if (!show || show.status === "DRAFT" || show.publishedAt > now) return [{ code: "unknown" }];
  if (!sells(show, now)) return [{ code: "notOnSale" }];
  if (awaitsTurn) return [{ code: "queue" }];

  const problems = wanted.flatMap((line) => problemsOfLine(line, definitions, now));
  const seats = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
  if (seats > show.ticketLimitPerOrder) problems.push({ code: "limitPerOrder", n: show.ticketLimitPerOrder });
  return problems;
}

/** Sales end when the show begins, at the latest. A night without a date sells nothing. */
const sells = (show: NightRules, now: Date) =>
  show.registrationType === "TICKETS" &&
  show.status !== "CANCELED" &&
  !show.scheduleTbd &&
  now.getTime() < show.startAt.getTime();

function problemsOfLine(line: WantedSeats, definitions: TierRules[], now: Date): ReserveProblem[] {
  const { definitionId, quantity } = line;
  const definition = definitions.find(({ id }) => id === definitionId);
  if (!definition || definition.hidden) return [{ definitionId, code: "unknown" }];
  // On terms, the statement says whether a phase is open to the fan.
  if (!definition.onTerms && (now < definition.saleStart || now >= definition.saleEnd))
    return [{ definitionId, code: "notOnSale" }];
  if (quantity > definition.limitPerCheckout) {
    return [{ definitionId, code: "limitPerCheckout", n: definition.limitPerCheckout }];
  }
  return [];
}
