/** How a bout of the seed is written down: its sides by slug, the winner of past ones by index. */
import type { Bout } from "../../schema";
import { seedId } from "../ids";

export type Match = { title: string; terms: string; sides: string[][]; belt?: boolean; winner?: number };

export const match = (title: string, terms: string, ...sides: string[][]): Match => ({ title, terms, sides });
export const titleMatch = (title: string, terms: string, ...sides: string[][]): Match => ({
  title,
  terms,
  sides,
  belt: true,
});
export const won = (winner: number, one: Match): Match => ({ ...one, winner });
/** Everybody for themselves. */
export const each = (...slugs: string[]): string[][] => slugs.map((slug) => [slug]);

/** Cards are written from the top of the poster; the running order ends with the main event. */
export const boutsOf = (matches: Match[]): Bout[] =>
  matches.map((one, index) => ({
    order: matches.length - index,
    title: one.title,
    stipulation: one.terms,
    participants: one.sides.map((side) => side.map((slug) => seedId("wrestler", slug))),
    ...(one.belt && { championship: one.title }),
    ...(one.winner !== undefined && { result: { winner: one.winner } }),
  }));
