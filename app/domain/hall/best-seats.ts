/**
 * The best free seats of one section, and replacements for seats that are taken. Only suggestions: the box office
 * decides whether they can be held.
 */
import type { SeatMap, SeatSection } from "../../../server/product-api/contract";
import { placeId } from "../seating/seat-names";

/** Seats side by side. */
export type SeatSet = { places: string[]; row: string; labels: string[]; tiers: string[] };

type Point = { x: number; y: number };
type Candidate = SeatSet & { bench: number; from: number; far: number };

/** How much farther from the ring a fan may sit before we leave a lone seat beside them. */
const LONE_SEAT_CM = 90;
const MOST_OFFERS = 3;

type Asked = {
  section: SeatSection;
  /** Only seats sold by this tier. */
  tier: string;
  count: number;
  /** `gone`: taken seats that the section may still show as free. `mine`: seats on hold for this fan. */
  gone?: readonly string[];
  mine?: readonly string[];
};

/** `count` seats, as near to the ring and to each other as possible; undefined if the section has fewer free ones. */
export function bestSeats(asked: Asked & { focus: SeatMap["focus"] }): string[] | undefined {
  const { count, focus } = asked;
  const chosen: string[] = [];
  while (chosen.length < count) {
    const left = count - chosen.length;
    const rest = { ...asked, gone: [...(asked.gone ?? []), ...chosen] };
    const next = largestSet(rest, left, focus);
    if (!next) return undefined;
    chosen.push(...next.places);
  }
  return chosen;
}

export const freeSeats = (asked: Omit<Asked, "count">): number =>
  candidates({ ...asked, count: 1 }, { x: 0, y: 0 }).length;

/** The largest set of seats side by side, at most `left`. Avoids leaving one fan alone where it can. */
function largestSet(asked: Asked, left: number, near: Point): SeatSet | undefined {
  for (let size = left; size > 0; size--) {
    if (left - size === 1 && size > 2) continue;
    const [best] = candidates({ ...asked, count: size }, near);
    if (best) return best;
  }
  return undefined;
}

/** Up to three sets of `count` adjacent seats, nearest to the `wished` ones. No two sets share a seat. */
export function seatsInstead(asked: Asked & { wished: readonly string[] }): SeatSet[] {
  const near = middleOf(asked.section, asked.wished);
  if (!near || asked.count < 1) return [];
  const sets: Candidate[] = [];
  for (const set of candidates(asked, near)) {
    const shares = sets.some(({ bench, from }) => bench === set.bench && Math.abs(from - set.from) < asked.count);
    if (!shares) sets.push(set);
    if (sets.length === MOST_OFFERS) break;
  }
  return sets.map(({ places, row, labels, tiers }) => ({ places, row, labels, tiers }));
}

/** All runs of `count` free seats, nearest first. */
function candidates({ section, tier, count, gone = [], mine = [] }: Asked, near: Point): Candidate[] {
  const { code } = section.section;
  const found = section.rows.flatMap(({ label: row, benches }, rowIndex) =>
    benches.flatMap(({ definitionIds, state, labels, x, y }, benchIndex): Candidate[] => {
      if (!definitionIds.includes(tier)) return [];
      const names = labels.map((label) => placeId(code, row, label));
      const free = names.map(
        (name, index) =>
          !gone.includes(name) && (state[index] === "0" || (state[index] === "1" && mine.includes(name))),
      );
      return names.flatMap((_, from): Candidate[] => {
        const to = from + count;
        if (to > names.length || free.slice(from, to).includes(false)) return [];
        const alone = (at: number, step: number) => free[at] === true && free[at + step] !== true;
        const lonely = alone(from - 1, -1) || alone(to, 1) ? LONE_SEAT_CM : 0;
        const at = { x: mean(x.slice(from, to)), y: mean(y.slice(from, to)) };
        return [
          {
            ...{ places: names.slice(from, to), row, labels: labels.slice(from, to), tiers: definitionIds },
            ...{ bench: rowIndex * 100 + benchIndex, from },
            far: Math.hypot(at.x - near.x, at.y - near.y) + lonely,
          },
        ];
      });
    }),
  );
  return found.sort((a, b) => a.far - b.far);
}

const mean = (all: number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

function middleOf({ section, rows }: SeatSection, places: readonly string[]): Point | undefined {
  const points = rows.flatMap(({ label: row, benches }) =>
    benches.flatMap(({ labels, x, y }) =>
      labels.flatMap((label, index) =>
        places.includes(placeId(section.code, row, label)) ? [{ x: x[index] ?? 0, y: y[index] ?? 0 }] : [],
      ),
    ),
  );
  if (points.length === 0) return undefined;
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}
