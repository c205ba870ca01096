/** Shoulders and ring gear of a bust. */

import { halftone, star } from "../plates";
import type { Build, Stencil } from "./bust";
import { GEARS, type Gear, gearOf } from "./bust-gear";
import type { Frame } from "./bust-look";

/** The number of kinds of ring gear that a seed picks from. */
export const GEAR_COUNT = 4;
type FirstGear = "straps" | "sash" | "vest" | "collar";
const isFirst = (gear: Gear): gear is FirstGear => GEARS.indexOf(gear) < GEAR_COUNT;

/** The outline, and half the widths of shoulders and neck, by build. */
function outline(build: Build, frame: Frame | undefined): { sh: number; nk: number; path: string } {
  const sh = frame?.shoulder ?? (build === "f" ? 138 : 176);
  const nk = frame?.neck ?? (build === "f" ? 30 : 42);
  return {
    sh,
    nk,
    path: `M${-nk} 60L${-nk - 4} 112C${-nk - 40} 128 ${-sh + 18} 132 ${-sh} 190L${-sh - 22} 330H${sh + 22}L${sh} 190C${sh - 18} 132 ${nk + 40} 128 ${nk + 4} 112L${nk} 60Z`,
  };
}

/** The clip path of the shoulders, for `<defs>`. */
export function torsoClip(id: string, build: Build, frame: Frame | undefined): string {
  return `<clipPath id="${id}t"><path d="${outline(build, frame).path}"/></clipPath>`;
}

/** Shoulders in shadow and ring gear. */
export function torso(gear: Gear, stencil: Stencil, frame: Frame | undefined): string {
  const { id, build, ink, dark, light } = stencil;
  const { sh, nk, path } = outline(build, frame);
  const gears = [
    `<path d="M-92 118L-58 118 -30 240H34L62 118 96 118 74 340H-74Z" fill="${ink.a}"/><path d="M62 118L96 118 74 340H14L34 240Z" fill="${ink.deep}"/>`,
    `<path d="M-176 128L-132 104 96 340H0Z" fill="${ink.a}"/><path d="M20 262L96 340H0L-30 312Z" fill="${ink.deep}"/>`,
    `<path d="M${-sh - 30} 210L${-nk - 30} 118 -8 190 ${nk + 30} 118 ${sh + 30} 210V340H${-sh - 30}Z" fill="${dark}"/><path d="${star(0, 248, 44, 18, 5)}" fill="${ink.a}"/>`,
    `<path d="M${-nk - 24} 112Q0 210 ${nk + 24} 112L${nk + 6} 106Q0 176 ${-nk - 6} 106Z" fill="${ink.a}"/><path d="M0 160Q${nk} 150 ${nk + 24} 112L${nk + 6} 106Q${nk - 8} 138 0 144Z" fill="${ink.deep}"/>`,
  ];
  return (
    `<path d="${path}" fill="${light}"/><g clip-path="url(#${id}t)">` +
    `<path d="M${nk - 30} 60L18 112 -20 150 40 196 8 250 26 340H260V60Z" fill="${dark}"/>` +
    `<path d="M${-nk - 6} 66H${nk}L${nk} 118Q0 128 ${-nk + 10} 104Z" fill="${dark}"/>` +
    halftone({ x: -200, w: 250, y0: 330, y1: 190, step: 11, max: 11, fill: dark }) +
    (isFirst(gear) ? (gears[GEARS.indexOf(gear)] ?? "") : gearOf(gear, stencil, sh, nk)) +
    `</g>`
  );
}
