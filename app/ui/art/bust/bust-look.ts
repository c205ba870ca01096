/**
 * Parses a look: names separated by full stops, as in "afro.tan.grin". A single mask or hairstyle is also a look. The
 * seed decides everything that the look doesn't name, and unknown names are ignored.
 */

import { type Accessory, isAccessory } from "./bust-accessories";
import { BEARDS, type Beard } from "./bust-face";
import { GEARS, type Gear } from "./bust-gear";
import { HAIRS, type Hair } from "./bust-hair";
import { isMask, type Mask } from "./bust-mask";
import { isMood, type Mood } from "./bust-mood";

/** Half widths of head, jaw, neck and shoulders, and the position of the chin. */
export type Frame = { wide: number; jaw: number; chin: number; neck: number; shoulder: number };

export const FRAMES = {
  heavy: { wide: 69, jaw: 40, chin: 100, neck: 60, shoulder: 198 },
  lean: { wide: 52, jaw: 19, chin: 102, neck: 33, shoulder: 148 },
  square: { wide: 62, jaw: 41, chin: 97, neck: 52, shoulder: 184 },
  round: { wide: 66, jaw: 28, chin: 87, neck: 40, shoulder: 162 },
  long: { wide: 53, jaw: 23, chin: 112, neck: 38, shoulder: 166 },
  slight: { wide: 51, jaw: 13, chin: 88, neck: 25, shoulder: 118 },
} as const satisfies Record<string, Frame>;

/** Color of the hair: bare paper, the first ink or the second. */
export const DYES = ["white", "dyed", "fair"] as const;
/** How much ink covers the bare skin. */
export const TONES = ["tan", "umber"] as const;
/** War paint, in the order of PAINTS. */
export const PAINTED = ["banded", "streaked", "halved"] as const;

type Features = {
  mask: Mask | "any" | undefined;
  hair: Hair | undefined;
  beard: Beard | undefined;
  gear: Gear | undefined;
  mood: Mood | undefined;
  frame: Frame | undefined;
  dye: (typeof DYES)[number] | undefined;
  tone: (typeof TONES)[number] | undefined;
  /** Index into PAINTS; -1 for a face without paint. */
  paint: number | undefined;
  old: boolean;
  worn: Accessory[];
  /** The look names more than a mask or a hairstyle, so the seed decides nothing about the face. */
  whole: boolean;
};

/** Parses a look. The hairstyles in bust-hair.ts belong to one build, all others to both. */
export function featuresOf(look: string | undefined, build: "m" | "f"): Features {
  const names = look?.split(".") ?? [];
  const one = <T extends string>(of: readonly T[]): T | undefined => of.find((name) => names.includes(name));
  const frame = one(Object.keys(FRAMES) as (keyof typeof FRAMES)[]);
  const paint = one(PAINTED);
  const whole = names.length > 1;
  return {
    mask: names.includes("mask") ? "any" : names.find(isMask),
    hair: one<Hair>(whole ? HAIRS.all : [...HAIRS[build], ...HAIRS.both]),
    beard: one(BEARDS) ?? (whole ? "none" : undefined),
    gear: one(GEARS),
    mood: names.find(isMood),
    frame: frame && FRAMES[frame],
    dye: one(DYES),
    tone: one(TONES),
    paint: paint ? PAINTED.indexOf(paint) : whole ? -1 : undefined,
    old: names.includes("old"),
    worn: names.filter(isAccessory),
    whole,
  };
}

/** How far hats and masks reach above the middle of the head, where it is more than hair does. */
const TALL: Record<string, number> = {
  blaze: 184,
  lantern: 152,
  tide: 154,
  feathers: 198,
  fin: 186,
  horns: 174,
  crest: 174,
  tophat: 168,
  quiff: 154,
};
const USUAL_REACH = 136;

export const reachOf = (look: string | undefined): number =>
  Math.max(USUAL_REACH, ...(look?.split(".").map((name) => TALL[name] ?? 0) ?? []));

/** Whether a look hides the face; posters prefer masked wrestlers. */
export const isMasked = (look: string | undefined): boolean => featuresOf(look, "m").mask !== undefined;
