/** What a fan requests on a section's page, read from its form, the plan, and the seats on hold. */
import type { Backend } from "../../../server/backend/backend";
import type { SeatSection } from "../../../server/product-api/contract";
import type { Hold } from "../../../server/services/box-office/box-office-types";
import { without } from "../../domain/hall/seat-conflict";
import { placeParts, seatsByName } from "../../domain/hall/seat-lines";
import { furtherField, HELD, placesInText, placesOf } from "../../domain/hall/seats-fields";
import { type Quantities, quantityField, readQuantities } from "../../domain/tickets/quantities";

export type Fields = [name: string, value: string][];
export type PostedSeats = Awaited<ReturnType<typeof postedSeats>>;

export async function postedSeats(server: Backend, eventId: string, code: string, fields: Fields) {
  const { visitor, catalogue, boxOffice } = server;
  const form: Record<string, string> = Object.fromEntries(fields);
  const ticked = placesOf(fields);
  const [map, event, definitions = [], found] = await Promise.all([
    catalogue.seatMap(eventId),
    catalogue.event(eventId),
    catalogue.definitions(eventId),
    boxOffice.hold(visitor, eventId),
  ]);
  const held = found && !("ended" in found) ? found : undefined;
  const mine = placesIn(held?.lines);
  const since = heldSince(form, mine).filter((place) => !ticked.includes(place));

  const touched = [code, ...[...ticked, ...since].flatMap((place) => placeParts(place)?.section ?? [])];
  const codes = new Set(map?.sections.map((one) => one.code));
  const wanted = [...new Set(touched)].filter((one) => codes.has(one));
  /** The current sections, without seats that are gone. */
  const readWithout = async (gone: readonly string[]): Promise<SeatSection[]> => {
    const read = await Promise.all(wanted.map((one) => catalogue.seatSection(eventId, one)));
    return read.flatMap((section) => (section ? without(section, gone) : []));
  };
  const sections = await readWithout([]);
  // A held seat can't be removed from the plan. If its name is gone, it was renamed, and `since` has the new name.
  const onPlan = seatsByName(sections);
  const renamed = (place: string) => held && knownIn(form).includes(place) && !onPlan.has(place);

  const ids = definitions.map(({ id }) => id);
  const seated = (id: string) => definitions.find((one) => one.id === id)?.seated === true;
  const numbers = readQuantities(form, ids);
  return {
    ...{ form, map, definitions, sections, readWithout },
    section: sections.find((one) => one.section.code === code),
    ticked,
    /** Seats on hold for the fan. */
    mine,
    since,
    places: [...ticked.filter((place) => !renamed(place)), ...since],
    numbers,
    further: furtherNumbers(form, ids),
    /** How many of the best seats of each tier the fan wants. */
    asked: form.intent === "best" ? only(numbers.quantities, seated) : {},
    /** Tickets without a seat are chosen on another page, maybe since this one was loaded. */
    counted: held ? unseatedIn(held.lines) : only(numbers.quantities, (id) => !seated(id)),
    tiersSince: tiersIn(held?.lines, since),
    /** The codes of the hold, which changes of its seats keep. */
    codes: held?.codes?.length ? held.codes : undefined,
    limit: event?.registration.ticketing?.limitPerOrder ?? 0,
  };
}

type Lines = Hold["lines"];

const placesIn = (lines: Lines = []): string[] =>
  lines.flatMap(({ seats }) => (seats ?? []).map((seat) => seat.placeId));

/** The seats that were on hold when the page was loaded. */
const knownIn = (form: Record<string, string>): string[] => placesInText(form[HELD]);

/** Seats held in another tab since this page was loaded. A form without the list of known seats replaces them. */
function heldSince(form: Record<string, string>, mine: string[]): string[] {
  if (form[HELD] === undefined) return [];
  const known = knownIn(form);
  return mine.filter((place) => !known.includes(place));
}

const unseatedIn = (lines: Lines): Quantities =>
  Object.fromEntries(lines.flatMap((line) => (line.seats ? [] : [[line.definitionId, line.quantity]])));

/** How many of these seats are on hold for each tier. */
const tiersIn = (lines: Lines = [], places: string[]): Quantities =>
  Object.fromEntries(
    lines.map(({ definitionId, seats }) => [
      definitionId,
      (seats ?? []).filter(({ placeId }) => places.includes(placeId)).length,
    ]),
  );

const only = (quantities: Quantities, fits: (id: string) => boolean): Quantities =>
  Object.fromEntries(Object.entries(quantities).filter(([id]) => fits(id)));

function furtherNumbers(form: Record<string, string>, ids: string[]) {
  const renamed = Object.fromEntries(
    ids.flatMap((id) => {
      const value = form[furtherField(id)];
      return value === undefined ? [] : [[quantityField(id), value]];
    }),
  );
  return readQuantities(renamed, ids);
}
