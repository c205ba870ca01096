/** The large things of a wrestler's page, for its loader: drawing and measuring are more code than the page itself. */
import type { FighterView } from "../../domain/bout-view";
import { portrait } from "../art/portrait";
import { measure } from "../art/wood-type";
import { titleLines } from "../posters/title-lines";

export type WrestlerHeroArt = {
  /** The portrait as SVG, initials and all; empty for somebody without a picture. */
  art: string;
  /** The name, and the longest of its lines in em of the display face. */
  lines: string[];
  widthEm: number;
};

/** A longer name is set in two lines or three. */
const ONE_LINE_EM = 3.4;

/** `label` is the alternative text of the portrait. */
export function wrestlerHeroArt({ name, portrait: { seed, ...look } }: FighterView, label: string): WrestlerHeroArt {
  const widthEm = Math.round(measure(name.toUpperCase()) * 100) / 100;
  return {
    art: seed ? portrait(seed, { name, ...look, label }) : "",
    ...(widthEm <= ONE_LINE_EM ? { lines: [name], widthEm } : titleLines(name)),
  };
}
