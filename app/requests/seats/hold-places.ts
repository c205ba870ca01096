/**
 * Holds seats by name, or the best of a section: all or none. If the fan ticked the box for it and some seats are
 * taken, we hold the remaining ones right away, before another fan takes those too.
 */
import type { Backend } from "../../../server/backend/backend";
import type { SeatSection, TicketDefinition } from "../../../server/product-api/contract";
import type { Hold } from "../../../server/services/box-office/box-office-types";
import { type SeatConflict, seatConflict, without } from "../../domain/hall/seat-conflict";
import { placeParts, seatLines, seatsByName } from "../../domain/hall/seat-lines";
import { furtherField, HELD, placesInText, placesOf, REST } from "../../domain/hall/seats-fields";
import { lineToCheck } from "../../domain/line/line-address";
import {
  type Quantities,
  type QuantityProblem,
  quantityField,
  readQuantities,
  seatsIn,
} from "../../domain/tickets/quantities";
import { HOLD } from "../../domain/tickets/seats-anchors";
import { isGuid } from "../../domain/urls/guid";
import type { RefusedSeatsView } from "../../ui/hall/section/section-view";
import { bestPicks } from "./best-picks";
import { inWords } from "./refusal-words";

/** `external`: the next page isn't made by Remix. */
type Outcome = { leaveTo: string; external?: true } | { refused: RefusedSeatsView; status: number };

type Fields = [name: string, value: string][];

/** Each round asks for fewer seats or for others, because some went since they were read. */
const ROUNDS = 4;

export async function holdPlaces(server: Backend, eventId: string, code: string, fields: Fields): Promise<Outcome> {
  const { visitor, catalogue, boxOffice, limits } = server;
  const path = `/tickets/event/${eventId}`;
  const here = `${path}/seats/${encodeURIComponent(code)}`;
  const form = Object.fromEntries(fields);
  const ticked = placesOf(fields);
  const [map, event, definitions = [], hold] = await Promise.all([
    catalogue.seatMap(eventId),
    catalogue.event(eventId),
    catalogue.definitions(eventId),
    boxOffice.hold(visitor, eventId),
  ]);
  const lines = hold && !("ended" in hold) ? hold.lines : undefined;
  const mine = placesIn(lines);
  const since = heldSince(form, mine).filter((place) => !ticked.includes(place));
  const codes = new Set(map?.sections.map((one) => one.code));
  const touched = [code, ...[...ticked, ...since].flatMap((place) => placeParts(place)?.section ?? [])];
  const wanted = [...new Set(touched)].filter((one) => codes.has(one));
  const read = async (gone: readonly string[]): Promise<SeatSection[]> => {
    const found = await Promise.all(wanted.map((one) => catalogue.seatSection(eventId, one)));
    return found.flatMap((section) => (section ? without(section, gone) : []));
  };
  const sections = await read([]);
  const section = sections.find((one) => one.section.code === code);
  // A seat that was on hold cannot leave the plan: if its name did, it is among `since` by its new one.
  const onPlan = seatsByName(sections);
  const renamed = (place: string) => lines && knownIn(form).includes(place) && !onPlan.has(place);
  const places = [...ticked.filter((place) => !renamed(place)), ...since];

  const ids = definitions.map(({ id }) => id);
  const numbers = readQuantities(form, ids);
  const further = furtherNumbers(form, ids);
  const refuse = async (problems: QuantityProblem[], status = 400, conflict?: SeatConflict): Promise<Outcome> => ({
    status,
    refused: {
      ...{
        problems: await inWords(problems, server.locale),
        places,
        held: mine,
        further: further.typed,
        numbers: numbers.typed,
      },
      ...{ rest: REST in form, conflict },
    },
  });

  const { intent } = form;
  if (intent !== "reserve" && intent !== "best") return refuse([]);
  // The page says that the section is gone. The hold stays.
  if (!section) return { leaveTo: here };
  const unread = [...numbers.problems, ...further.problems];
  if (unread.length > 0) return refuse(unread);
  const seated = (id: string) => definitions.find((one) => one.id === id)?.seated === true;
  const asked = intent === "best" ? only(numbers.quantities, seated) : {};
  // Tickets without a seat are chosen elsewhere, maybe since this page was loaded.
  const counted = lines ? unseatedIn(lines) : only(numbers.quantities, (id) => !seated(id));
  const total = places.length + seatsIn(asked) + seatsIn(counted);
  if (total === 0 || (intent === "best" && seatsIn(asked) === 0)) return refuse([{ code: "empty" }]);
  const limit = event?.registration.ticketing?.limitPerOrder ?? 0;
  if (total > limit) return refuse([{ code: "limitPerOrder", n: limit }]);
  if (!(await limits.allowVisitor("reservation", visitor))) return refuse([{ code: "tooMany" }], 429);

  const lost: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const picked =
      intent === "best" ? bestPicks(section, definitions, asked, { map, mine, gone: [...lost, ...since] }) : undefined;
    if (picked && "problems" in picked) return refuse(picked.problems, 409);
    const replaced = (place: string) => picked && placeParts(place)?.section === code && !since.includes(place);
    const kept = places.filter((place) => !lost.includes(place) && !replaced(place));
    const all = [...kept, ...(picked?.places ?? [])];
    const more = sumOf(further.quantities, tiersIn(lines, since), picked?.further);
    const tried = await reserve(all, sections, definitions, more);
    if (tried.length === 0) {
      const missed = lost.filter((place) => ticked.includes(place));
      if (missed.length === 0) return { leaveTo: `${path}#${HOLD}` };
      return { leaveTo: `${here}?lost=${missed.map(encodeURIComponent).join()}#lost` };
    }
    const line = tried.find(({ code: problem }) => problem === "queue");
    if (line) return { leaveTo: line.at ?? lineToCheck(eventId), external: true };
    const gone = tried.flatMap((one) => (GONE.has(one.code) ? (one.places ?? []) : []));
    lost.push(...gone);
    const others = all.length - gone.length + seatsIn(counted);
    if (gone.length === 0 || (!picked && (!(REST in form) || others === 0))) {
      const missed = lost.filter((place) => places.includes(place));
      const conflict = seatConflict(await read(lost), code, { lost: missed, wished: places, mine });
      return refuse(tried, lost.length > 0 ? 409 : 400, conflict);
    }
  }
  return refuse([{ code: "busy" }], 503);

  /** Returns why not; nothing if all are on hold. */
  async function reserve(
    all: string[],
    known: SeatSection[],
    sold: readonly TicketDefinition[],
    ofThese: Quantities,
  ): Promise<(QuantityProblem & { at?: string })[]> {
    const { lines: named, problems } = seatLines(all, known, sold, ofThese);
    if (problems.length > 0) return problems;
    const reserved = await boxOffice.reserve(visitor, {
      eventId,
      ticketQuantities: [
        ...named,
        ...Object.entries(counted).map(([ticketDefinitionId, quantity]) => ({ ticketDefinitionId, quantity })),
      ],
      // Seats are changed with the codes that the hold has.
      codes: hold && !("ended" in hold) && hold.codes?.length ? hold.codes : undefined,
      clientKey: isGuid(form.clientKey) ? form.clientKey : undefined,
    });
    return reserved.outcome === "held" ? [] : reserved.problems;
  }
}

/** Someone else has them, or the plan has them no more. */
const GONE = new Set(["placeTaken", "placeUnknown"]);

type Lines = Hold["lines"];

const placesIn = (lines: Lines = []): string[] =>
  lines.flatMap(({ seats }) => (seats ?? []).map((seat) => seat.placeId));

/** The seats that were on hold when the page was loaded. */
const knownIn = (form: Record<string, string>): string[] => placesInText(form[HELD]);

/** Seats that another tab has held since this page was loaded. A form that doesn't say what it knew replaces them. */
function heldSince(form: Record<string, string>, mine: string[]): string[] {
  if (form[HELD] === undefined) return [];
  const known = knownIn(form);
  return mine.filter((place) => !known.includes(place));
}

const unseatedIn = (lines: Lines): Quantities =>
  Object.fromEntries(lines.flatMap((line) => (line.seats ? [] : [[line.definitionId, line.quantity]])));

/** How many of these seats each tier sells. */
const tiersIn = (lines: Lines = [], places: string[]): Quantities =>
  Object.fromEntries(
    lines.map(({ definitionId, seats }) => [
      definitionId,
      (seats ?? []).filter(({ placeId }) => places.includes(placeId)).length,
    ]),
  );

const only = (quantities: Quantities, fits: (id: string) => boolean): Quantities =>
  Object.fromEntries(Object.entries(quantities).filter(([id]) => fits(id)));

function sumOf(...all: (Quantities | undefined)[]): Quantities {
  const sum: Quantities = {};
  for (const [id, count] of all.flatMap((one) => Object.entries(one ?? {}))) sum[id] = (sum[id] ?? 0) + count;
  return sum;
}

function furtherNumbers(form: Record<string, string>, ids: string[]) {
  const renamed = Object.fromEntries(
    ids.flatMap((id) => {
      const value = form[furtherField(id)];
      return value === undefined ? [] : [[quantityField(id), value]];
    }),
  );
  return readQuantities(renamed, ids);
}
