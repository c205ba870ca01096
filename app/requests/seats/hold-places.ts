/**
 * Holds seats by name, or the best of a section. All of them or none; if some went and the fan has said so, the others are
 * held at once, so that nobody takes those as well while the fan chooses again.
 */
import type { Backend } from "../../../server/backend/backend";
import type { SeatSection, TicketDefinition } from "../../../server/product-api/contract";
import { bestSeats, freeSeats } from "../../domain/hall/best-seats";
import { type SeatConflict, seatConflict, without } from "../../domain/hall/seat-conflict";
import { seatLines, sectionOf, zonesOf } from "../../domain/hall/seat-lines";
import { furtherField, placesOf, REST } from "../../domain/hall/seats-fields";
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

type Outcome = { leaveTo: string } | { refused: RefusedSeatsView; status: number };

type Fields = [name: string, value: string][];

/** Each round asks for fewer seats or for others, because some went since they were read. */
const ROUNDS = 4;

export async function holdPlaces(server: Backend, eventId: string, code: string, fields: Fields): Promise<Outcome> {
  const { visitor, catalogue, boxOffice, limits } = server;
  const form = Object.fromEntries(fields);
  const places = placesOf(fields);
  const [map, event, definitions = [], hold] = await Promise.all([
    catalogue.seatMap(eventId),
    catalogue.event(eventId),
    catalogue.definitions(eventId),
    boxOffice.hold(visitor, eventId),
  ]);
  const codes = [...new Set([code, ...places.map((place) => sectionOf(place, codesOf(map)) ?? code)])];
  const found = await Promise.all(codes.map((one) => catalogue.seatSection(eventId, one)));
  const sections = found.flatMap((section) => section ?? []);
  const [section] = found;
  const ids = definitions.map(({ id }) => id);
  const numbers = readQuantities(form, ids);
  const further = furtherNumbers(form, ids);
  const refuse = (problems: QuantityProblem[], status = 400, conflict?: SeatConflict): Outcome => ({
    status,
    refused: { problems, places, further: further.typed, numbers: numbers.typed, rest: REST in form, conflict },
  });

  const { intent } = form;
  if (intent !== "reserve" && intent !== "best") return refuse([]);
  if (!section) return refuse([{ code: "placeUnknown" }]);
  const unread = [...numbers.problems, ...further.problems];
  if (unread.length > 0) return refuse(unread);
  const counted = Object.fromEntries(Object.entries(numbers.quantities).filter(([id]) => !isSeated(id, definitions)));
  const byNumber = intent === "best" ? numbers.quantities : counted;
  const total = places.length + seatsIn(byNumber);
  if (total === 0 || (intent === "best" && seatsIn(byNumber) === seatsIn(counted))) return refuse([{ code: "empty" }]);
  const limit = event?.registration.ticketing?.limitPerOrder ?? 0;
  if (total > limit) return refuse([{ code: "limitPerOrder", n: limit }]);
  if (!(await limits.allowVisitor("reservation", visitor))) return refuse([{ code: "tooMany" }], 429);

  const held = hold && !("ended" in hold) ? hold.lines.flatMap((line) => line.seats ?? []) : [];
  const mine = held.map(({ placeId }) => placeId);
  const here = (place: string) => sectionOf(place, codes) === code;
  const lost: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const picked =
      intent === "best" ? picksOf(section, definitions, numbers.quantities, { map, mine, lost }) : undefined;
    if (picked && "problems" in picked) return refuse(picked.problems, 409);
    const ticked = places.filter((place) => !lost.includes(place) && !(picked && here(place)));
    const all = [...ticked, ...(picked?.places ?? [])];
    const { lines, problems } = seatLines(all, sections, definitions, plus(further.quantities, picked?.further));
    if (problems.length > 0) return refuse(problems);
    const reserved = await boxOffice.reserve(visitor, {
      eventId,
      ticketQuantities: [
        ...lines,
        ...Object.entries(counted).map(([ticketDefinitionId, quantity]) => ({ ticketDefinitionId, quantity })),
      ],
      clientKey: isGuid(form.clientKey) ? form.clientKey : undefined,
    });
    const path = `/tickets/event/${eventId}`;
    if (reserved.outcome === "held") {
      const missed = lost.filter((place) => places.includes(place));
      if (missed.length === 0) return { leaveTo: `${path}#${HOLD}` };
      return {
        leaveTo: `${path}/seats/${encodeURIComponent(code)}?lost=${missed.map(encodeURIComponent).join()}#lost`,
      };
    }
    const gone = reserved.problems.flatMap((one) => (one.code === "placeTaken" ? (one.places ?? []) : []));
    lost.push(...gone);
    const others = all.length - gone.length + seatsIn(counted);
    if (gone.length === 0 || (!picked && (!(REST in form) || others === 0))) {
      const status = lost.length > 0 ? 409 : 400;
      const wish = { lost, wished: places.filter(here), mine };
      return refuse(reserved.problems, status, seatConflict(without(section, lost), wish));
    }
  }
  return refuse([{ code: "busy" }], 503);
}

const codesOf = (map: { sections: { code: string }[] } | undefined) => map?.sections.map(({ code }) => code) ?? [];

const isSeated = (id: string, definitions: readonly TicketDefinition[]) =>
  definitions.find((one) => one.id === id)?.seated === true;

/** The best seats of a section for these numbers, and how many of them are of further tiers. */
function picksOf(
  section: SeatSection,
  definitions: readonly TicketDefinition[],
  quantities: Quantities,
  { map, mine, lost }: { map: Awaited<ReturnType<Backend["catalogue"]["seatMap"]>>; mine: string[]; lost: string[] },
): { places: string[]; further: Quantities } | { problems: QuantityProblem[] } {
  const places: string[] = [];
  const further: Quantities = {};
  for (const [main, ...others] of zonesOf([section], definitions)) {
    if (!main || !map) continue;
    const count = [main, ...others].reduce((sum, { id }) => sum + (quantities[id] ?? 0), 0);
    const gone = [...lost, ...places];
    const best = bestSeats({ section, tier: main.id, count, gone, mine, focus: map.focus });
    if (!best) {
      const n = freeSeats({ section, tier: main.id, gone, mine });
      return { problems: [{ definitionId: main.id, code: n > 0 ? "notEnough" : "soldOut", n }] };
    }
    places.push(...best);
    for (const { id } of others) further[id] = quantities[id] ?? 0;
  }
  return { places, further };
}

const plus = (a: Quantities, b: Quantities = {}): Quantities =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((id) => [id, (a[id] ?? 0) + (b[id] ?? 0)]),
  );

function furtherNumbers(form: Record<string, string>, ids: string[]) {
  const renamed = Object.fromEntries(
    ids.flatMap((id) => {
      const value = form[furtherField(id)];
      return value === undefined ? [] : [[quantityField(id), value]];
    }),
  );
  return readQuantities(renamed, ids);
}
