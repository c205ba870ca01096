/** An unmasked face: shadow on one side, brows, eyes, mouth, optional paint and beard. */

import type { Ink } from "../inks";
import type { Build, Stencil } from "./bust";

export const BEARDS = ["none", "full", "goatee", "fork", "stubble", "handlebar", "chops", "flowing", "pencil"] as const;
export type Beard = (typeof BEARDS)[number];
/** The beards that a seed picks from: two in five are clean-shaven. */
export const SEED_BEARDS = ["none", "none", "full", "goatee", "fork"] as const;

/** Paths of war paint, clipped to the head. */
export const PAINTS = [
  "M-70 -22H70V14H-70Z",
  "M-52 -34H-18L-28 40 -34 66 -40 40ZM18 -34H52L40 40 34 66 28 40Z",
  "M-70 -100H0V110H-70Z",
] as const;

/** The face on its head. `paint` is a path of PAINTS or undefined; `mood` replaces the calm brows, eyes and mouth. */
export function bareFace(
  build: Build,
  paint: string | undefined,
  { id, ink, dark, paper, shadow, dots }: Stencil,
  mood?: string,
): string {
  return (
    `<g clip-path="url(#${id}h)">` +
    (paint ? `<path d="${paint}" fill="${ink.a}"/>` : "") +
    `<path d="${shadow}" fill="${dark}"/></g>${dots}` +
    (mood ?? calm(build, ink, dark, paper))
  );
}

function calm(build: Build, ink: Ink, dark: string, paper: string): string {
  return (
    `<path d="M-50 -20L-12 -10 -8 2 -16 0 -48 -8Z" fill="${dark}"/><path d="M-42 2Q-28 -7 -12 6Q-26 13 -42 2Z" fill="${dark}"/><circle cx="-25" cy="2" r="2.6" fill="${paper}"/>` +
    `<path d="M14 -2L48 -12 46 -4 18 5Z" fill="${ink.a}" opacity=".0"/><path d="M15 6Q28 -4 42 3Q28 10 15 6Z" fill="${paper}"/><circle cx="28" cy="3" r="3.4" fill="${dark}"/>` +
    `<path d="M-24 ${build === "f" ? 57 : 58}Q-8 ${build === "f" ? 50 : 54} 6 58L4 66Q-8 ${build === "f" ? 70 : 63} -24 58Z" fill="${build === "f" ? ink.deep : dark}"/><path d="M8 60L22 58 12 64Z" fill="${paper}" opacity=".85"/>` +
    `<path d="M-18 36Q-10 42 -4 38L-6 34Z" fill="${dark}"/>`
  );
}

/** Drawn over the face, under the hair. */
export function beardOf(beard: Beard, { id, ink, dark, light, hair }: Stencil): string {
  const beards: Record<Beard, string> = {
    none: "",
    full: `<g clip-path="url(#${id}h)"><path d="M-64 8L-50 30 -38 52 -24 44 0 47 24 44 38 52 50 30 64 8V110H-64Z" fill="${hair}"/></g><path d="M-22 60Q0 54 22 60L0 66Z" fill="${ink.deep}"/><path d="M-40 76Q0 138 40 76Z" fill="${hair}"/>`,
    goatee: `<path d="M-24 52Q0 44 24 52L26 80Q0 116 -26 80ZM-18 58Q0 54 18 58L16 66Q0 70 -16 66Z" fill="${hair}" fill-rule="evenodd"/>`,
    fork: `<path d="M-32 70Q0 86 32 70L22 150 4 112 -8 156 -24 104Z" fill="${hair}"/><path d="M-30 50Q0 38 30 50L20 58Q0 48 -20 58Z" fill="${hair}"/>`,
    stubble: `<g clip-path="url(#${id}h)" opacity=".62"><path d="M-64 30L-46 44 -22 46 0 42 22 46 46 44 64 30V110H-64Z" fill="${dark}"/></g><path d="M-24 58Q0 52 24 58L18 68Q0 72 -18 68Z" fill="${light}"/><path d="M-18 63H18" stroke="${dark}" stroke-width="4"/>`,
    handlebar: `<path d="M0 46Q-26 38 -40 60 -50 72 -58 54 -54 88 -32 80 -14 66 0 58 14 66 32 80 54 88 58 54 50 72 40 60 26 38 0 46Z" fill="${hair}"/><path d="M-14 92Q0 84 14 92L6 112H-6Z" fill="${hair}"/>`,
    chops: `<g clip-path="url(#${id}h)"><path d="M-70 -30H-50L-42 40 -26 70 -40 90H-70ZM70 -30H50L42 40 26 70 40 90H70Z" fill="${hair}"/></g>`,
    flowing: `<path d="M-58 20Q-44 50 -26 50 0 40 26 50 44 50 58 20L54 100 38 150 20 196 0 210 -20 196 -38 150 -54 100Z" fill="${hair}"/><path d="M-20 62Q0 54 20 62L14 70Q0 74 -14 70Z" fill="${ink.deep}"/><path d="M-20 100L-8 180M0 98V196M20 100L8 180" stroke="${ink.a}" stroke-width="4"/>`,
    pencil: `<path d="M-28 52Q-12 44 0 49 12 44 28 52 12 52 0 55 -12 52 -28 52Z" fill="${hair}"/><path d="M-7 80H7L0 98Z" fill="${hair}"/>`,
  };
  return beards[beard];
}
