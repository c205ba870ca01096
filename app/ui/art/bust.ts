/** The bust: a stencil head of 120 × 180 centred on 0,0, above shoulders in ring gear. */
import { BEARDS, bareFace, beardOf, PAINTS } from "./bust-face";
import { backOfHair, fringe, HAIRS, type Hair } from "./bust-hair";
import { isMask, MASKS, maskedFace } from "./bust-mask";
import { GEAR_COUNT, torso, torsoClip } from "./bust-torso";
import { BLACK, type Ink, PAPER } from "./inks";
import { halftone } from "./plates";
import { pick, type Random } from "./rng";

export type Build = "m" | "f";
/** `look` is a mask, `mask` for any mask, or a hair; anything else leaves it to the seed. */
export type BustOptions = {
  build?: Build | undefined;
  look?: string | undefined;
  ink: Ink;
  dark?: string;
  light?: string;
};
/** What the parts of a bust are printed with; `id` prefixes their clip paths. */
export type Stencil = {
  id: string;
  build: Build;
  ink: Ink;
  dark: string;
  light: string;
  head: string;
  shadow: string;
  dots: string;
};

const SHADOW = "M4 -90H70V110H3L2 76 12 68 5 57 15 47 8 38 5 2 15 -10 4 -18Z";
const hairOf = (build: Build, look: string | undefined): Hair | undefined => HAIRS[build].find((hair) => hair === look);

/** A bust as markup and the clip paths that it needs. The order of the calls of `r` makes the face. */
export function bust(id: string, r: Random, options: BustOptions): { defs: string; svg: string } {
  const { build = "m", look, ink, dark = BLACK, light = PAPER } = options;
  const masked = look ? look === "mask" || isMask(look) : r() < 0.34;
  const mask = isMask(look) ? look : pick(r, MASKS);
  const hair = hairOf(build, look) ?? pick<Hair>(r, HAIRS[build]);
  const beard = build === "f" ? "none" : pick(r, BEARDS);
  const painted = !masked && r() < 0.3;
  const gear = Math.floor(r() * GEAR_COUNT);
  const flip = r() < 0.5 ? -1 : 1;

  const wide = build === "f" ? 54 : 60,
    jaw = build === "f" ? 15 : 24,
    chin = build === "f" ? 92 : 96;
  const head = `M${-wide} -28C${-wide - 2} -92 ${wide + 2} -92 ${wide} -28L${wide - 4} 22C${wide - 8} 52 ${jaw + 16} 74 ${jaw} ${chin - 8}Q0 ${chin} ${-jaw} ${chin - 8}C${-jaw - 16} 74 ${-wide + 8} 52 ${-wide + 4} 22Z`;
  const dots =
    `<g clip-path="url(#${id}h)"><g transform="rotate(90)">` +
    halftone({ x: -96, w: 200, y0: 0, y1: 56, step: 8, max: 7, min: 1, fill: dark }) +
    `</g></g>`;
  const stencil: Stencil = { id, build, ink, dark, light, head, shadow: SHADOW, dots };

  let face = `<path d="${head}" fill="${light}"/>`;
  if (masked) face += maskedFace(mask, stencil);
  else {
    const paint = pick(r, PAINTS);
    face +=
      bareFace(build, painted ? paint : undefined, stencil) + beardOf(beard, stencil) + fringe(hair, wide, stencil);
  }
  const back = masked ? "" : backOfHair(hair, stencil);
  return {
    defs: `<clipPath id="${id}h"><path d="${head}"/></clipPath>${torsoClip(id, build)}`,
    svg: `<g transform="scale(${flip} 1)">${back}${torso(gear, stencil)}${face}</g>`,
  };
}
