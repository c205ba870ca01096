/**
 * Portrait and name lines of a wrestler's page, computed in its loader, because drawing and measuring need more code
 * than the page itself.
 */
import type { FighterView } from "../../domain/shows/bout-view";
import { portrait } from "../art/portrait";
import { measure } from "../art/wood-type";
import { titleLines } from "../posters/title-lines";

export type WrestlerHeroArt = {
  /** The portrait as SVG with initials; empty for a wrestler without a picture. */
  art: string;
  /** The name in lines, and the width of the longest in em of the display font. */
  lines: string[];
  widthEm: number;
};

/** A longer name is split into two or three lines. */
const ONE_LINE_EM = 3.4;

/** `label` is the alternative text of the portrait. */
export function wrestlerHeroArt({ name, portrait: { seed, ...look } }: FighterView, label: string): WrestlerHeroArt {
  const widthEm = Math.round(measure(name.toUpperCase()) * 100) / 100;
  return {
    art: seed ? portrait(seed, { name, ...look, label }) : "",
    ...(widthEm <= ONE_LINE_EM ? { lines: [name], widthEm } : titleLines(name)),
  };
}
