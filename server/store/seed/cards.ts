/** The match cards of the seed nights, main event first. */
import type { Bout } from "../schema";
import { seedId } from "./ids";

type Match = { title: string; terms: string; sides: string[][]; belt?: boolean; winner?: number };

const match = (title: string, terms: string, ...sides: string[][]): Match => ({ title, terms, sides });
const titleMatch = (title: string, terms: string, ...sides: string[][]): Match => ({ title, terms, sides, belt: true });
const won = (winner: number, one: Match): Match => ({ ...one, winner });

/** The cards below read from the top of the poster; the running order ends with the main event. */
const card = (...matches: Match[]): Bout[] =>
  matches.map((one, index) => ({
    order: matches.length - index,
    title: one.title,
    stipulation: one.terms,
    participants: one.sides.map((side) => side.map((slug) => seedId("wrestler", slug))),
    ...(one.belt && { championship: one.title }),
    ...(one.winner !== undefined && { result: { winner: one.winner } }),
  }));

export const cards: Record<string, Bout[]> = {
  "iron-harvest": card(
    titleMatch("World Championship", "No time limit", ["calder-vane"], ["el-cobre"]),
    titleMatch("Women’s Championship", "Two out of three falls", ["odessa-brandt"], ["juno-rask"]),
    titleMatch("Tag Team Championship", "Tornado tag", ["dozer-pell", "rook-mendelay"], ["hollis-kade", "toru-hagane"]),
    match("Lights out", "Anything goes", ["the-lamplighter"], ["bram-ketteridge"]),
    match("Tag match", "20 minutes", ["nightjar", "vesper-okonjo"], ["la-marejada", "saoirse-flint"]),
    match("Sisters", "15 minutes", ["marit-rask"], ["desiree-stone"]),
    match("Return match", "15 minutes", ["barak-hakarmel"], ["otis-tarrow"]),
    match("Opening match", "15 minutes", ["desiree-stone"], ["vesper-okonjo"]),
  ),
  "broken-bell": card(
    match("Chain match", "Ends when the chain does", ["bram-ketteridge"], ["toru-hagane"]),
    match("First contender", "One fall", ["saoirse-flint"], ["desiree-stone"]),
    titleMatch("Tag Team Championship", "One fall", ["rook-mendelay", "dozer-pell"], ["hollis-kade", "barak-hakarmel"]),
    match("Singles match", "20 minutes", ["nightjar"], ["marit-rask"]),
    match("Opening match", "15 minutes", ["la-marejada"], ["vesper-okonjo"]),
  ),
  "saltwater-riot": card(
    match("Riot match", "Twelve minutes, everybody", ["la-marejada"], ["nightjar"], ["vesper-okonjo"], ["juno-rask"]),
    match("Singles match", "No count-out", ["hollis-kade"], ["the-lamplighter"]),
    match("Tag match", "20 minutes", ["toru-hagane", "barak-hakarmel"], ["dozer-pell", "rook-mendelay"]),
    match("Opening match", "15 minutes", ["saoirse-flint"], ["marit-rask"]),
  ),
  "no-mans-canvas": card(
    titleMatch("Continental Championship", "No man’s rules", ["el-cobre"], ["hollis-kade"]),
    titleMatch("Women’s Championship", "One fall", ["odessa-brandt"], ["saoirse-flint"]),
    match("Ladder match", "A contract hangs over the ring", ["toru-hagane"], ["bram-ketteridge"], ["barak-hakarmel"]),
    match("Tag match", "20 minutes", ["nightjar", "juno-rask"], ["vesper-okonjo", "marit-rask"]),
    match("Opening match", "15 minutes", ["la-marejada"], ["desiree-stone"]),
  ),
  "school-gym-special": card(
    match("Main event", "Ask your teacher", ["hollis-kade"], ["barak-hakarmel"]),
    match("Opening match", "10 minutes", ["vesper-okonjo"], ["saoirse-flint"]),
  ),
  "winter-count": card(
    titleMatch("World Championship", "The last bell of the season", ["calder-vane"], ["bram-ketteridge"]),
    match("Mask match", "The loser’s mask", ["the-lamplighter"], ["nightjar"]),
    match("Opening match", "15 minutes", ["toru-hagane"], ["barak-hakarmel"]),
  ),
  "last-light": card(
    match("Main event", "Last light: the lamps go out one by one", ["the-lamplighter"], ["calder-vane"]),
    match("Tag match", "20 minutes", ["odessa-brandt", "marit-rask"], ["juno-rask", "desiree-stone"]),
    match("Opening match", "15 minutes", ["hollis-kade"], ["rook-mendelay"]),
  ),
  "cold-iron": card(
    titleMatch("World Championship", "No count-out", ["calder-vane"], ["toru-hagane"]),
    match("Singles match", "20 minutes", ["juno-rask"], ["la-marejada"]),
    match("Opening match", "15 minutes", ["barak-hakarmel"], ["bram-ketteridge"]),
  ),
  "fair-week": card(
    match("Main event", "Under the grandstand", ["otis-tarrow"], ["dozer-pell"]),
    match("Opening match", "10 minutes", ["nightjar"], ["vesper-okonjo"]),
  ),
  "contract-night": card(
    won(1, match("Main event", "Contract on a pole", ["calder-vane"], ["el-cobre"])),
    won(0, match("Singles match", "20 minutes", ["odessa-brandt"], ["desiree-stone"])),
    won(0, match("Tag match", "20 minutes", ["hollis-kade", "toru-hagane"], ["bram-ketteridge", "barak-hakarmel"])),
    won(1, match("Opening match", "15 minutes", ["marit-rask"], ["nightjar"])),
  ),
  "residency-night-211": card(
    won(0, titleMatch("Continental Championship", "One fall", ["el-cobre"], ["bram-ketteridge"])),
    won(1, match("Tag match", "20 minutes", ["la-marejada", "saoirse-flint"], ["nightjar", "juno-rask"])),
    won(0, match("Opening match", "15 minutes", ["rook-mendelay"], ["barak-hakarmel"])),
  ),
};

const residencyPairs: [string, string][] = [
  ["hollis-kade", "el-cobre"],
  ["odessa-brandt", "nightjar"],
  ["toru-hagane", "the-lamplighter"],
  ["saoirse-flint", "juno-rask"],
];

/** A theatre night's card; `turn` lets another pair stand on top each night. */
export const residencyCard = (turn: number): Bout[] =>
  card(
    ...residencyPairs.map((_, index) => {
      const [one, other] = residencyPairs[(index + turn) % residencyPairs.length] ?? ["hollis-kade", "el-cobre"];
      const title =
        index === 0 ? "Main event" : index === residencyPairs.length - 1 ? "Opening match" : "Singles match";
      return match(title, index === 0 ? "One fall" : "15 minutes", [one], [other]);
    }),
  );
