/** Masks of the leading wrestlers: a crown of copper flames, a lantern, a wave in two halves, a rook. */
import type { MaskLayers } from "./bust-mask-shapes";

const fill = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`;
const edged = (d: string, color: string, dark: string) =>
  `<path d="${d}" fill="${color}" stroke="${dark}" stroke-width="5" stroke-linejoin="round"/>`;

export const LEADING_MASKS = {
  blaze: {
    behind: ({ ink, dark }) =>
      edged(
        "M-58 -36C-88 -76 -66 -106 -74 -142C-48 -128 -42 -110 -38 -98C-38 -132 -16 -146 -14 -182C14 -154 16 -126 14 -104C26 -114 30 -136 50 -154C46 -122 74 -98 58 -36Z",
        ink.a,
        dark,
      ) +
      fill(
        "M-40 -60C-52 -84 -48 -92 -54 -108C-34 -96 -30 -84 -28 -76C-22 -104 -6 -120 -6 -142C8 -118 8 -96 10 -82Z",
        ink.b,
      ),
    pattern: ({ ink, dark }) =>
      fill("M-80 -110H80V120H-80Z", ink.a) +
      fill("M-80 0L-54 -36 -46 -14 -28 -52 -20 -16 0 -70 20 -16 28 -52 46 -14 54 -36 80 0V-110H-80Z", dark) +
      fill("M-80 120V26L-50 60 -42 32 -34 76 -24 82 0 86 24 82 34 76 42 32 50 60 80 26V120Z", dark),
  },
  lantern: {
    behind: ({ ink, dark, paper }) =>
      `<circle cy="-132" r="17" fill="none" stroke="${dark}" stroke-width="15"/><circle cy="-132" r="17" fill="none" stroke="${paper}" stroke-width="6"/>` +
      edged("M-52 -62L-30 -116H30L52 -62Z", ink.a, dark),
    pattern: ({ ink, dark }) =>
      fill("M-80 -110H80V120H-80Z", dark) +
      fill("M-80 -110H80V-58H-80Z", ink.a) +
      fill("M-80 -50H80V-42H-80ZM-80 44H80V50H-80ZM-46 50H-40V120H-46ZM40 50H46V120H40Z", ink.deep),
    eyes: ({ ink, dark, paper }) =>
      fill("M0 -92Q20 -64 9 -48Q0 -41 -9 -48Q-20 -64 0 -92Z", paper) +
      fill("M-56 4L-31 -30 -6 4 -31 34Z", ink.a) +
      fill("M-46 4L-31 -17 -16 4 -31 21Z", paper) +
      fill("M56 4L31 -30 6 4 31 34Z", ink.b) +
      fill("M46 4L31 -17 16 4 31 21Z", paper) +
      `<circle cx="-27" cy="4" r="7" fill="${dark}"/><circle cx="35" cy="4" r="7" fill="${dark}"/>` +
      `<path d="M-28 68Q0 62 28 68M-18 60V76M-6 58V74M6 58V74M18 60V76" fill="none" stroke="${paper}" stroke-width="4.5" stroke-linecap="round"/>`,
  },
  tide: {
    behind: ({ ink, dark, paper }) =>
      edged(
        "M-60 40C-128 0 -124 -112 -44 -144C24 -168 96 -136 104 -80C84 -104 56 -108 42 -92C66 -84 72 -54 58 -28Z",
        ink.a,
        dark,
      ) +
      fill("M-62 10C-106 -30 -92 -100 -36 -124C14 -142 62 -128 82 -106C52 -116 30 -110 20 -94Z", paper) +
      fill("M-60 14C-92 -26 -78 -88 -30 -106C2 -116 30 -112 46 -106C28 -104 20 -96 16 -88Z", ink.b),
    pattern: ({ ink, dark, paper }) =>
      fill("M-80 -110H4C-18 -66 20 -34 0 0C-18 34 16 62 -6 120H-80Z", ink.a) +
      fill("M4 -110C-18 -66 20 -34 0 0C-18 34 16 62 -6 120H80V-110Z", dark) +
      fill(
        "M-70 52C-50 22 -22 36 -14 66C-28 52 -50 58 -70 86ZM-70 -44C-48 -76 -22 -68 -10 -40C-26 -54 -48 -46 -70 -14Z",
        paper,
      ) +
      fill("M70 -66C48 -40 24 -50 10 -78C28 -66 48 -70 70 -96Z", ink.b),
    eyes: ({ ink, dark, paper }) =>
      fill("M-56 -8Q-34 -30 -8 10Q-34 28 -56 -8Z", dark) +
      fill("M-47 -4Q-32 -16 -15 8Q-34 17 -47 -4Z", paper) +
      fill("M56 -8Q34 -30 8 10Q34 28 56 -8Z", ink.a) +
      fill("M47 -4Q32 -16 15 8Q34 17 47 -4Z", paper) +
      `<circle cx="-27" cy="0" r="6.5" fill="${dark}"/><circle cx="33" cy="0" r="6.5" fill="${dark}"/><circle cx="-25" cy="-2" r="2" fill="${paper}"/><circle cx="35" cy="-2" r="2" fill="${paper}"/>` +
      fill("M-24 58Q-10 50 0 55 10 50 24 58 10 74 0 74T-24 58Z", ink.b) +
      `<path d="M-22 60Q0 64 22 60" fill="none" stroke="${dark}" stroke-width="3"/>`,
  },
  castle: {
    behind: ({ ink, dark }) =>
      edged("M-62 -40L-66 -136H-42V-116H-20V-136H20V-116H42V-136H66L62 -40Z", ink.b, dark) +
      fill("M4 -114H20V-133H20V-116H42V-133H63L59 -40H4Z", ink.deep),
    pattern: ({ ink, dark }) =>
      fill("M-80 -110H80V-40H-80Z", ink.a) +
      fill(
        "M-80 -70H80V-64H-80ZM-30 -110H-24V-70H-30ZM24 -110H30V-70H24ZM-3 -64H3V-40H-3ZM-56 -64H-50V-40H-56ZM50 -64H56V-40H50Z",
        dark,
      ) +
      fill("M-80 36L-46 40 -30 92 -36 120H-80ZM80 36L46 40 30 92 36 120H80Z", ink.a) +
      fill("M-12 -40H12L8 34 0 42 -8 34Z", ink.a),
  },
} satisfies Record<string, MaskLayers>;
