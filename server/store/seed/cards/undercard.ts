/** Fills a card with wrestlers who are free that night. A night always gets the same card. */
import { seedId } from "../ids";
import { type Match, match } from "./match";

const STARS = {
  men: [
    ...["hollis-kade", "bram-ketteridge", "toru-hagane", "the-lamplighter", "barak-hakarmel", "calder-vane"],
    ...["el-cobre", "rook-mendelay", "dozer-pell"],
  ],
  women: [
    ...["saoirse-flint", "vesper-okonjo", "marit-rask", "desiree-stone", "juno-rask", "la-marejada"],
    ...["nightjar", "hattie-magpie", "odessa-brandt"],
  ],
};
/** While the residency plays, these stay in Pigeon Forge. */
export const TROUPE = {
  men: ["ezekiel-toll", "declan-o-tarn", "ludo-vandermast", "shop", "cabo-canaveral", "gaspard-lune"],
  women: ["tamsin-quarrel", "maud-bellwether", "ottoline-grieve", "chiyo-tsurara"],
  teams: [
    ["mercer-dole", "wendell-crake"],
    ["baptiste-morne", "makoa-tradewind"],
  ],
} as const;

const TERMS = ["15 minutes", "20 minutes", "One fall", "No count-out", "20 minutes", "Best of three"];

/** `top`, with matches added before its last one until there are `wanted`, or nobody is left. */
export function withUndercard(slug: string, top: Match[], wanted: number, withTroupe: boolean): Match[] {
  const start = Number.parseInt(seedId("event", slug).slice(0, 6), 16);
  const busy = new Set(top.flatMap(({ sides }) => sides.flat()));
  const free = (all: readonly string[]) => turned(all, start).filter((one) => !busy.has(one));
  const pools = [
    free([...STARS.men, ...(withTroupe ? TROUPE.men : [])]),
    free([...STARS.women, ...(withTroupe ? TROUPE.women : [])]),
  ];
  const more: Match[] = [];
  for (let turn = start; top.length + more.length < wanted && pools.some((pool) => pool.length > 1); turn++) {
    const [one, other] = pools[turn % pools.length]?.splice(0, 2) ?? [];
    if (one && other) more.push(match("Singles match", TERMS[turn % TERMS.length] ?? "One fall", [one], [other]));
  }
  return [...top.slice(0, -1), ...more, ...top.slice(-1)];
}

/** The list, rotated by `by`. */
export const turned = <T>(all: readonly T[], by: number): T[] => {
  const at = by % all.length;
  return [...all.slice(at), ...all.slice(0, at)];
};
