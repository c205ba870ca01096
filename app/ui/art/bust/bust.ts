/** The bust: a stencil head of 120 × 180 centered on 0,0, above shoulders in ring gear. */

import { BLACK, type Ink, mixed, PAPER } from "../inks";
import { halftone, round } from "../plates";
import { pick, type Random } from "../seeded-random";
import { accessoryOver } from "./bust-accessories";
import { bareFace, beardOf, PAINTS, SEED_BEARDS } from "./bust-face";
import { GEARS } from "./bust-gear";
import { backOfHair, fringe, HAIRS, type Hair } from "./bust-hair";
import { featuresOf } from "./bust-look";
import { behindMask, MASKS, maskedFace } from "./bust-mask";
import { moodOf, wrinkles } from "./bust-mood";
import { GEAR_COUNT, torso, torsoClip } from "./bust-torso";

export type Build = "m" | "f";
/** bust-look.ts parses `look`; the seed decides everything else. */
export type BustOptions = {
  build?: Build | undefined;
  look?: string | undefined;
  ink: Ink;
  dark?: string;
  light?: string;
};
/** Colors and ids shared by the parts of a bust; `id` prefixes their clip paths. */
export type Stencil = {
  id: string;
  build: Build;
  ink: Ink;
  dark: string;
  /** Lit skin. */
  light: string;
  /** Bare paper: eyes, teeth, white cloth. */
  paper: string;
  /** Hair and beard, and the lines in them. */
  hair: string;
  line: string;
  head: string;
  shadow: string;
  dots: string;
};

const SHADOW = "M4 -90H70V110H3L2 76 12 68 5 57 15 47 8 38 5 2 15 -10 4 -18Z";

/** `head` is the bust without its shoulders. */
type Bust = { defs: string; svg: string; head: string };

/** Returns a bust as markup, and its clip paths. The order of the calls to `r` determines the face. */
export function bust(id: string, r: Random, options: BustOptions): Bust {
  const { build = "m", look, ink, dark = BLACK, light: paper = PAPER } = options;
  const named = featuresOf(look, build);
  const masked = look ? named.mask !== undefined : r() < 0.34;
  const mask = named.mask && named.mask !== "any" ? named.mask : pick(r, MASKS);
  const hair = named.hair ?? pick<Hair>(r, HAIRS[build]);
  const drawnBeard = build === "f" ? "none" : pick(r, SEED_BEARDS);
  const painted = !masked && r() < 0.3;
  const drawnGear = GEARS[Math.floor(r() * GEAR_COUNT)] ?? GEARS[0];
  const flip = r() < 0.5 ? -1 : 1;

  const own = { wide: build === "f" ? 54 : 60, jaw: build === "f" ? 15 : 24, chin: build === "f" ? 92 : 96 };
  const { wide, jaw, chin } = named.frame ?? own;
  const head = `M${-wide} -28C${-wide - 2} -92 ${wide + 2} -92 ${wide} -28L${wide - 4} 22C${wide - 8} 52 ${jaw + 16} 74 ${jaw} ${chin - 8}Q0 ${chin} ${-jaw} ${chin - 8}C${-jaw - 16} 74 ${-wide + 8} 52 ${-wide + 4} 22Z`;
  const dots =
    `<g clip-path="url(#${id}h)"><g transform="rotate(90)">` +
    halftone({ x: -96, w: 200, y0: 0, y1: 56, step: 8, max: 7, min: 1, fill: dark }) +
    `</g></g>`;
  const tones = { tan: mixed(paper, ink.b, 0.42), umber: mixed(ink.deep, ink.b, 0.28) };
  const dyes = { white: paper, dyed: ink.a, fair: ink.b };
  const dyed = named.dye && dyes[named.dye];
  const light = named.tone ? tones[named.tone] : paper;
  const stencil: Stencil = {
    ...{ id, build, ink, dark, light, paper, head, shadow: SHADOW, dots },
    ...{ hair: dyed ?? dark, line: dyed ? dark : ink.a },
  };
  // Hair is drawn for the usual head and scaled for a wider one.
  const fitted = (svg: string) =>
    svg && named.frame ? `<g transform="scale(${round(wide / own.wide)} 1)">${svg}</g>` : svg;

  let face = `<path d="${head}" fill="${light}"/>`;
  if (masked) face += maskedFace(mask, stencil) + accessoryOver(named.worn, stencil);
  else {
    const drawnPaint = pick(r, PAINTS);
    const paint = named.paint === undefined ? (painted ? drawnPaint : undefined) : PAINTS[named.paint];
    face +=
      bareFace(build, paint, stencil, named.mood && moodOf(named.mood, build, stencil)) +
      (named.old ? wrinkles(stencil) : "") +
      beardOf(named.beard ?? drawnBeard, stencil) +
      fitted(fringe(hair, named.frame ? own.wide : wide, stencil)) +
      accessoryOver(named.worn, stencil);
  }
  const back = masked ? behindMask(mask, stencil) : fitted(backOfHair(hair, stencil));
  return {
    defs: `<clipPath id="${id}h"><path d="${head}"/></clipPath>${torsoClip(id, build, named.frame)}`,
    head: back + face,
    svg: `<g transform="scale(${flip} 1)">${back}${torso(named.gear ?? drawnGear, stencil, named.frame)}${face}</g>`,
  };
}
