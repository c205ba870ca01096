/** Brows, eyes and mouths other than the calm ones: dark on the lit half of a face, bare paper on the shadowed half. */
import type { Build, Stencil } from "./bust";
import { GAZES } from "./bust-gaze";

type Drawing = Stencil & { lips: string };
const eye = ({ dark, paper }: Drawing, lit: string, shaded: string, at = 3) =>
  `<path d="${lit}" fill="${dark}"/><circle cx="-26" cy="${at}" r="2.8" fill="${paper}"/><path d="${shaded}" fill="${paper}"/><circle cx="28" cy="${at}" r="3.6" fill="${dark}"/>`;
const brow = ({ dark, ink }: Drawing, lit: string, shaded: string) =>
  `<path d="${lit}" fill="${dark}"/><path d="${shaded}" fill="${ink.a}"/>`;

const MOODS: Record<string, (drawing: Drawing) => string> = {
  grin: (d) =>
    brow(d, "M-52 -20Q-32 -34 -12 -18L-14 -10Q-32 -22 -50 -13Z", "M52 -20Q32 -34 14 -18L16 -12Q32 -24 50 -14Z") +
    eye(d, "M-44 4Q-28 -14 -10 5Q-26 8 -44 4Z", "M44 4Q28 -14 12 5Q28 8 44 4Z", 1) +
    `<path d="M-34 46Q0 58 34 44Q28 84 -2 84Q-30 82 -34 46Z" fill="${d.lips}"/><path d="M-28 51Q0 61 29 49L26 60Q0 70 -24 63Z" fill="${d.paper}"/><path d="M-40 40L-33 48M40 38L34 46" stroke="${d.dark}" stroke-width="4"/>`,
  roar: (d) =>
    brow(d, "M-54 -28L-8 -8 -10 4 -50 -12Z", "M54 -28L10 -8 12 -2 50 -16Z") +
    eye(d, "M-46 -4Q-26 -4 -12 9Q-30 14 -46 -4Z", "M46 -4Q26 -4 14 9Q30 14 46 -4Z", 4) +
    `<path d="M-28 44Q0 30 28 44L30 72Q22 98 0 98T-30 72Z" fill="${d.ink.deep}"/><path d="M-24 46Q0 34 24 46L22 55Q0 47 -22 55Z" fill="${d.paper}"/><path d="M-24 80Q0 72 24 80Q16 94 0 94T-24 80Z" fill="${d.ink.a}"/>`,
  stern: (d) =>
    brow(d, "M-54 -20L-10 -14V-1L-54 -5Z", "M54 -20L12 -14V-6L54 -10Z") +
    eye(d, "M-44 5H-12Q-28 14 -44 5Z", "M44 5H14Q28 14 44 5Z", 7) +
    `<path d="M-30 64Q0 52 28 64L24 69Q0 60 -27 69Z" fill="${d.lips}"/><path d="M-18 76H14" stroke="${d.dark}" stroke-width="4"/>`,
  smirk: (d) =>
    brow(d, "M-54 -8L-10 -4 -8 5 -50 1Z", "M52 -32Q32 -40 14 -22L17 -14Q34 -28 50 -24Z") +
    eye(d, "M-44 8Q-28 2 -12 9Q-28 16 -44 8Z", "M45 2Q28 -14 13 5Q30 13 45 2Z", 5) +
    `<path d="M-24 66Q6 66 32 46L36 52Q14 76 -22 71Z" fill="${d.lips}"/><path d="M6 62L30 50 22 60Z" fill="${d.paper}"/>`,
  kind: (d) =>
    brow(d, "M-50 -22Q-32 -34 -12 -22L-13 -17Q-32 -28 -49 -17Z", "M50 -22Q32 -34 14 -22L15 -18Q32 -29 49 -18Z") +
    eye(d, "M-45 4Q-28 -16 -11 4Q-28 14 -45 4Z", "M45 4Q28 -16 13 4Q28 14 45 4Z", 2) +
    `<path d="M-26 54Q0 62 26 54Q16 74 0 74T-26 54Z" fill="${d.lips}"/><path d="M0 60Q14 59 26 54Q18 66 0 66Z" fill="${d.paper}"/>`,
  shut: (d) =>
    `<path d="M-50 -18L-12 -12M-45 4Q-28 16 -11 4" stroke="${d.dark}" stroke-width="6" fill="none"/><path d="M50 -18L14 -12M45 4Q28 16 13 4" stroke="${d.paper}" stroke-width="5" fill="none"/>` +
    `<path d="M-22 60Q-8 54 0 58 8 54 22 60Q8 68 0 68T-22 60Z" fill="${d.lips}"/>`,
  lashes: (d) =>
    brow(d, "M-52 -24Q-30 -38 -12 -20L-14 -16Q-32 -30 -51 -20Z", "M52 -24Q30 -38 14 -20L16 -16Q32 -30 51 -20Z") +
    eye(d, "M-54 -6L-44 -4Q-28 -14 -10 7Q-30 16 -44 3Z", "M54 -6L44 -4Q28 -14 12 7Q30 16 44 3Z") +
    `<path d="M-24 58Q-10 46 0 53 10 46 24 58 12 76 0 76T-24 58Z" fill="${d.lips}"/><path d="M2 60Q12 58 24 58L6 64Z" fill="${d.paper}"/>`,
};

export type Mood = string & { mood: true };
export const isMood = (name: string): name is Mood => Object.hasOwn(MOODS, name) || Object.hasOwn(GAZES, name);

/** Brows, eyes, mouth and nose of a mood. */
export function moodOf(mood: Mood, build: Build, stencil: Stencil): string {
  const lips = build === "f" ? stencil.ink.deep : stencil.dark;
  const gaze = GAZES[mood];
  if (gaze) return gaze({ ...stencil, lips });
  return `${MOODS[mood]?.({ ...stencil, lips }) ?? ""}<path d="M-18 36Q-10 42 -4 38L-6 34Z" fill="${stencil.dark}"/><path d="M2 12L14 36 4 40Z" fill="${stencil.light}" opacity=".5"/>`;
}

/** Wrinkles of an old face. */
export const wrinkles = ({ dark, light }: Stencil): string =>
  `<path d="M-54 16L-62 10M-52 22L-60 22M-36 22Q-30 27 -22 24M-26 40Q-36 50 -36 64M-34 -40Q-20 -46 -4 -42M-30 -52Q-18 -56 -4 -53" stroke="${dark}" stroke-width="3.4" fill="none"/><path d="M36 22Q30 27 22 24M26 40Q36 50 36 64M30 -40Q20 -46 8 -42" stroke="${light}" stroke-width="3" fill="none"/>`;
