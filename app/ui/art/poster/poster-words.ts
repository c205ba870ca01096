/** The words of a poster: title in wood type, date and city on the black foot; and the sheet behind them. */

import type { PosterLayout } from "../../../domain/pictures/drawing-names";
import { BLACK, type Ink, PAPER } from "../inks";
import { esc, round } from "../plates";
import { breakTitle, printed, woodType } from "../wood-type";

type Words = { id: string; ink: Ink; layout: PosterLayout; title: string; date: string; city: string; kicker: string };
const DATE_SIZE = 104;

const FOOT = `<path d="M0 692H600V800H0Z" fill="${BLACK}"/>`;
/** The bare edge makes the poster look like a sheet on a black wall. */
const EDGE = `<path d="M0 0H600V800H0Z" fill="none" stroke="${PAPER}" stroke-width="22"/>`;

/** Drawn below the words. */
export const posterSheet = FOOT + EDGE;

/** SVG text over the plate whose ids begin with `id`; `sheet` is false if the sheet is already there. */
export function posterWords({ id, ink, layout, title, date, city, kicker }: Words, sheet = true): string {
  const set = {
    x: 34,
    y: kicker ? 70 : 34,
    width: 532,
    height: layout === "burst" || layout === "faceoff" ? 226 : 262,
  };
  const heading = (fill: string) => kickerLine(kicker, fill) + woodType(breakTitle(title), { ...set, fill }).svg;
  // On the face-off, the words are repeated in paper color, clipped to the black half.
  const lit = layout === "faceoff" ? `<g clip-path="url(#${id}c)" aria-hidden="true">${heading(PAPER)}</g>` : "";

  const d = date.toUpperCase();
  const c = city.toUpperCase();
  const dateWidth = Math.min(printed(d).em * DATE_SIZE, 330);
  const cityWidth = 532 - dateWidth - 28;
  const citySize = Math.min(60, cityWidth / printed(c).em);
  return (
    heading(BLACK) +
    lit +
    (sheet ? FOOT : "") +
    `<text x="34" y="784" font-size="${DATE_SIZE}" textLength="${round(dateWidth)}" lengthAdjust="spacingAndGlyphs" fill="${ink.a}" ${printed(d).font}>${esc(d)}</text>` +
    `<text x="566" y="${round(784 - (DATE_SIZE - 60) * 0.02)}" text-anchor="end" font-size="${round(citySize)}" fill="${PAPER}" ${printed(c).font}>${esc(c)}</text>` +
    `<path d="M${round(566 - cityWidth)} 712H566M${round(566 - cityWidth)} 720H566" stroke="${ink.a}" stroke-width="3"/>` +
    (sheet ? EDGE : "")
  );
}

function kickerLine(kicker: string, fill: string): string {
  if (!kicker) return "";
  return `<text x="34" y="52" font-size="26" textLength="532" fill="${fill}" ${printed(kicker).font}>${esc(kicker.toUpperCase())}</text>`;
}
