/**
 * Holds seats by name, or the best seats of a section: all or none. If some seats are taken and the fan has ticked the
 * box for that case, we hold the others immediately, before someone else takes those, too.
 */
import type { Backend } from "../../../server/backend/backend";
import type { SeatSection } from "../../../server/product-api/contract";
import { seatConflict } from "../../domain/hall/seat-conflict";
import { placeParts, seatLines } from "../../domain/hall/seat-lines";
import { REST } from "../../domain/hall/seats-fields";
import { lineToCheck } from "../../domain/line/line-address";
import { type Quantities, type QuantityProblem, seatsIn } from "../../domain/tickets/quantities";
import { HOLD } from "../../domain/tickets/seats-anchors";
import { isGuid } from "../../domain/urls/guid";
import type { RefusedSeatsView } from "../../ui/hall/section/section-view";
import { bestPicks } from "./best-picks";
import { type Fields, type PostedSeats, postedSeats } from "./posted-seats";
import { inWords } from "./refusal-words";

/** `external`: Remix doesn't render the next page. */
type Outcome = { leaveTo: string; external?: true } | SeatsRefusal;
type SeatsRefusal = { refused: RefusedSeatsView; status: number };
type RefusedSeats = { problems: QuantityProblem[]; status: number; conflict?: RefusedSeatsView["conflict"] };

/** We try again with fewer or other seats if some were taken since we read the section. */
const ROUNDS = 4;
/** Someone else has the seats, or the plan no longer has them. */
const GONE = new Set(["placeTaken", "placeUnknown"]);

export async function holdPlaces(server: Backend, eventId: string, code: string, fields: Fields): Promise<Outcome> {
  const posted = await postedSeats(server, eventId, code, fields);
  const { section, form } = posted;
  const refuse = async ({ problems, status, conflict }: RefusedSeats): Promise<SeatsRefusal> => ({
    status,
    refused: {
      problems: await inWords(problems, server.locale),
      ...{ places: posted.places, held: posted.mine },
      ...{ further: posted.further.typed, numbers: posted.numbers.typed },
      ...{ rest: REST in form, conflict },
    },
  });

  if (form.intent !== "reserve" && form.intent !== "best") return refuse({ problems: [], status: 400 });
  // That page says that the section is gone. The hold stays.
  if (!section) return { leaveTo: `/tickets/event/${eventId}/seats/${encodeURIComponent(code)}` };
  const problems = problemsOf(posted);
  if (problems.length > 0) return refuse({ problems, status: 400 });
  if (!(await server.limits.allowVisitor("reservation", server.visitor))) {
    return refuse({ problems: [{ code: "tooMany" }], status: 429 });
  }
  const outcome = await holdInRounds(server, { eventId, section }, posted);
  return "problems" in outcome ? refuse(outcome) : outcome;
}

/** Mistakes in the form itself, found before requesting any seats. */
function problemsOf({ form, numbers, further, places, asked, counted, limit }: PostedSeats): QuantityProblem[] {
  const unread = [...numbers.problems, ...further.problems];
  if (unread.length > 0) return unread;
  const total = places.length + seatsIn(asked) + seatsIn(counted);
  if (total === 0 || (form.intent === "best" && seatsIn(asked) === 0)) return [{ code: "empty" }];
  return total > limit ? [{ code: "limitPerOrder", n: limit }] : [];
}

async function holdInRounds(
  server: Backend,
  { eventId, section }: { eventId: string; section: SeatSection },
  posted: PostedSeats,
): Promise<{ leaveTo: string; external?: true } | RefusedSeats> {
  const { form, map, definitions, places, ticked, since, mine, asked, counted, further } = posted;
  const { code } = section.section;
  const path = `/tickets/event/${eventId}`;
  const lost: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const picked =
      form.intent === "best"
        ? bestPicks(section, definitions, asked, { map, mine, gone: [...lost, ...since] })
        : undefined;
    if (picked && "problems" in picked) return { problems: picked.problems, status: 409 };
    const replaced = (place: string) => picked && placeParts(place)?.section === code && !since.includes(place);
    const kept = places.filter((place) => !lost.includes(place) && !replaced(place));
    const all = [...kept, ...(picked?.places ?? [])];
    const problems = await hold(
      server,
      { eventId, posted },
      { all, further: sumOf(further.quantities, posted.tiersSince, picked?.further) },
    );
    if (problems.length === 0) {
      const missed = lost.filter((place) => ticked.includes(place));
      if (missed.length === 0) return { leaveTo: `${path}#${HOLD}` };
      return {
        leaveTo: `${path}/seats/${encodeURIComponent(code)}?lost=${missed.map(encodeURIComponent).join()}#lost`,
      };
    }
    const line = problems.find((problem) => problem.code === "queue");
    if (line) return { leaveTo: line.at ?? lineToCheck(eventId), external: true };

    const gone = problems.flatMap((one) => (GONE.has(one.code) ? (one.places ?? []) : []));
    lost.push(...gone);
    const others = all.length - gone.length + seatsIn(counted);
    const goesOn = gone.length > 0 && (picked || (REST in form && others > 0));
    if (!goesOn) {
      const missed = lost.filter((place) => places.includes(place));
      const conflict = seatConflict(await posted.readWithout(lost), code, { lost: missed, wished: places, mine });
      return { problems, status: lost.length > 0 ? 409 : 400, conflict };
    }
  }
  return { problems: [{ code: "busy" }], status: 503 };
}

/** Returns the problems; none if all seats are on hold. */
async function hold(
  { boxOffice, visitor }: Backend,
  { eventId, posted }: { eventId: string; posted: PostedSeats },
  { all, further }: { all: string[]; further: Quantities },
): Promise<(QuantityProblem & { at?: string })[]> {
  const { form, counted, codes } = posted;
  const { lines, problems } = seatLines(all, posted.sections, posted.definitions, further);
  if (problems.length > 0) return problems;
  const byNumber = Object.entries(counted).map(([ticketDefinitionId, quantity]) => ({ ticketDefinitionId, quantity }));
  const reserved = await boxOffice.reserve(visitor, {
    eventId,
    ticketQuantities: [...lines, ...byNumber],
    codes,
    clientKey: isGuid(form.clientKey) ? form.clientKey : undefined,
  });
  return reserved.outcome === "held" ? [] : reserved.problems;
}

function sumOf(...all: (Quantities | undefined)[]): Quantities {
  const sum: Quantities = {};
  for (const [id, count] of all.flatMap((one) => Object.entries(one ?? {}))) sum[id] = (sum[id] ?? 0) + count;
  return sum;
}
