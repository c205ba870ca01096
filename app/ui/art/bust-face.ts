/** A bare face: shadow on one side, brow, eyes, mouth, perhaps paint, perhaps a beard. */
import type { Build, Stencil } from "./bust";

export const BEARDS = ["none", "none", "full", "goatee", "fork"] as const;
export type Beard = (typeof BEARDS)[number];

/** Paths of war paint, cut to the head. */
export const PAINTS = [
  "M-70 -22H70V14H-70Z",
  "M-52 -34H-18L-28 40 -34 66 -40 40ZM18 -34H52L40 40 34 66 28 40Z",
  "M-70 -100H0V110H-70Z",
] as const;

/** The face on its paper head. `paint` is a path of PAINTS or nothing. */
export function bareFace(
  build: Build,
  paint: string | undefined,
  { id, ink, dark, light, shadow, dots }: Stencil,
): string {
  return (
    `<g clip-path="url(#${id}h)">` +
    (paint ? `<path d="${paint}" fill="${ink.a}"/>` : "") +
    `<path d="${shadow}" fill="${dark}"/></g>${dots}` +
    `<path d="M-50 -20L-12 -10 -8 2 -16 0 -48 -8Z" fill="${dark}"/><path d="M-42 2Q-28 -7 -12 6Q-26 13 -42 2Z" fill="${dark}"/><circle cx="-25" cy="2" r="2.6" fill="${light}"/>` +
    `<path d="M14 -2L48 -12 46 -4 18 5Z" fill="${ink.a}" opacity=".0"/><path d="M15 6Q28 -4 42 3Q28 10 15 6Z" fill="${light}"/><circle cx="28" cy="3" r="3.4" fill="${dark}"/>` +
    `<path d="M-24 ${build === "f" ? 57 : 58}Q-8 ${build === "f" ? 50 : 54} 6 58L4 66Q-8 ${build === "f" ? 70 : 63} -24 58Z" fill="${build === "f" ? ink.deep : dark}"/><path d="M8 60L22 58 12 64Z" fill="${light}" opacity=".85"/>` +
    `<path d="M-18 36Q-10 42 -4 38L-6 34Z" fill="${dark}"/>`
  );
}

/** Over the face, under the hair. */
export function beardOf(beard: Beard, { id, ink, dark }: Stencil): string {
  const beards: Record<Beard, string> = {
    none: "",
    full: `<g clip-path="url(#${id}h)"><path d="M-64 8L-50 30 -38 52 -24 44 0 47 24 44 38 52 50 30 64 8V110H-64Z" fill="${dark}"/></g><path d="M-22 60Q0 54 22 60L0 66Z" fill="${ink.deep}"/><path d="M-40 76Q0 138 40 76Z" fill="${dark}"/>`,
    goatee: `<path d="M-24 52Q0 44 24 52L26 80Q0 116 -26 80ZM-18 58Q0 54 18 58L16 66Q0 70 -16 66Z" fill="${dark}" fill-rule="evenodd"/>`,
    fork: `<path d="M-32 70Q0 86 32 70L22 150 4 112 -8 156 -24 104Z" fill="${dark}"/><path d="M-30 50Q0 38 30 50L20 58Q0 48 -20 58Z" fill="${dark}"/>`,
  };
  return beards[beard];
}
