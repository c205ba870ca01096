/** Masks of a bust: each is one pattern of ink, clipped to the head. */
import type { Stencil } from "./bust";
import { LEADING_MASKS } from "./bust-mask-leading";
import { type MaskLayers, SHAPED_MASKS } from "./bust-mask-shapes";

const DRAWN = { ...SHAPED_MASKS, ...LEADING_MASKS };

/** The masks that a seed picks from. */
export const MASKS = ["flame", "split", "crown", "bolt", "web"] as const;
type FirstMask = (typeof MASKS)[number];
export type Mask = FirstMask | keyof typeof DRAWN;

const isFirst = (name: string): name is FirstMask => MASKS.some((mask) => mask === name);
export const isMask = (name: string): name is Mask => isFirst(name) || Object.hasOwn(DRAWN, name);

const pattern: Record<FirstMask, (a: string) => string> = {
  flame: (a) =>
    `<path d="M-64 -100H64V-30L40 -52 30 -4 16 -50 0 10 -16 -50 -30 -4 -40 -52 -64 -30Z" fill="${a}"/><path d="M-60 40L-34 62 -20 40 0 66 20 40 34 62 60 40V110H-60Z" fill="${a}"/>`,
  split: (a) => `<path d="M-70 -100H0V-20L-10 0 0 20V110H-70Z" fill="${a}"/>`,
  crown: (a) =>
    `<path d="M-64 -100H64V-34L34 -58 18 -26 0 -64 -18 -26 -34 -58 -64 -34Z" fill="${a}"/><path d="M-8 -26H8L14 40H-14Z" fill="${a}"/>`,
  bolt: (a) => `<path d="M-30 -100H34L8 -36H44L-14 60 2 0H-40Z" fill="${a}"/>`,
  web: (a) => `<path d="M-70 -70L0 -24 70 -70V-46L0 -4 -70 -46ZM-70 -4L0 26 70 -4V18L0 48 -70 18Z" fill="${a}"/>`,
};

/** A masked head: pattern, shadow, slits for eyes and mouth, and lacing. */
export function maskedFace(mask: Mask, stencil: Stencil): string {
  const { id, dark, light, head, shadow, dots } = stencil;
  const parts = partsOf(mask);
  return (
    `<g clip-path="url(#${id}h)">${parts.pattern(stencil)}<path d="${shadow}" fill="${dark}" opacity=".82"/></g>${dots}` +
    `<g fill="none" stroke="${dark}" stroke-width="5"><path d="${head}"/></g>` +
    (parts.eyes?.(stencil) ?? slits(stencil)) +
    `<path d="M-3 -88V-34M-3 74V94" stroke="${light}" stroke-width="2" stroke-dasharray="5 5"/>`
  );
}

/** The parts of a mask behind the head: ears, horns, wings. */
export const behindMask = (mask: Mask, stencil: Stencil): string => partsOf(mask).behind?.(stencil) ?? "";

const partsOf = (mask: Mask): MaskLayers =>
  isFirst(mask) ? { pattern: ({ ink }) => pattern[mask](ink.a) } : DRAWN[mask];

function slits({ ink, dark, light }: Stencil): string {
  return (
    `<path d="M-50 -14L-12 2 -16 16Q-36 22 -48 4Z" fill="${dark}"/><path d="M-42 -3L-18 7 -22 12Q-36 12 -42 -3Z" fill="${light}"/><path d="M50 -14L12 2 16 16Q36 22 48 4Z" fill="${ink.a}"/><path d="M42 -3L18 7 22 12Q36 12 42 -3Z" fill="${dark}"/><circle cx="-27" cy="6" r="4.5" fill="${dark}"/><circle cx="30" cy="6" r="4" fill="${ink.a}"/><circle cx="-25.5" cy="4.5" r="1.5" fill="${light}"/>` +
    `<path d="M-26 50Q0 42 26 50L22 68Q0 74 -22 68Z" fill="${ink.a}"/><path d="M-19 56Q0 50 19 56L16 63Q0 67 -16 63Z" fill="${dark}"/>`
  );
}
