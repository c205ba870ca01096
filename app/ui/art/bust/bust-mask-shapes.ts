/** Masks that change the outline of the head, or its eyes: horns, ears, wings, fins, a skull, an owl. */

import { star } from "../plates";
import type { Stencil } from "./bust";

/** `pattern` is clipped to the head, `behind` isn't; `eyes` replaces the usual slits and mouth. */
export type MaskLayers = {
  pattern: (stencil: Stencil) => string;
  behind?: (stencil: Stencil) => string;
  eyes?: (stencil: Stencil) => string;
};

const fill = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`;
const edged = (d: string, color: string, dark: string) =>
  `<path d="${d}" fill="${color}" stroke="${dark}" stroke-width="5"/>`;

export const SHAPED_MASKS = {
  tiger: {
    behind: ({ ink, dark }) => edged("M-60 -40L-74 -122 -16 -84ZM60 -40L74 -122 16 -84Z", ink.a, dark),
    pattern: ({ ink }) =>
      fill(
        "M-10 -100H10L0 -34ZM-70 -72L-22 -52 -70 -48ZM70 -72L22 -52 70 -48ZM-70 18L-30 28 -70 36ZM70 18L30 28 70 36ZM-70 50L-32 54 -60 74ZM70 50L32 54 60 74ZM-40 -100L-26 -62 -54 -90ZM40 -100L26 -62 54 -90Z",
        ink.a,
      ),
  },
  horns: {
    behind: ({ paper, dark, ink }) =>
      edged("M-40 -74C-120 -70 -126 -134 -96 -172C-100 -126 -66 -116 -18 -92Z", paper, dark) +
      edged("M40 -74C120 -70 126 -134 96 -172C100 -126 66 -116 18 -92Z", ink.b, dark),
    pattern: ({ ink }) => fill("M-70 -100H70V-50L0 10 -70 -50ZM-70 46L0 84 70 46V110H-70Z", ink.a),
  },
  winged: {
    behind: ({ ink, dark }) =>
      edged(
        "M-52 20L-150 -96 -118 -92 -128 -124 -92 -100 -84 -130 -50 -60ZM52 20L150 -96 118 -92 128 -124 92 -100 84 -130 50 -60Z",
        ink.a,
        dark,
      ),
    pattern: ({ ink }) => fill("M-70 -100H-20L0 -30 20 -100H70V-10L30 -36 0 -12 -30 -36 -70 -10Z", ink.a),
  },
  fin: {
    behind: ({ ink, dark }) => edged("M-22 -60C-34 -150 20 -186 78 -168C46 -140 40 -100 30 -60Z", ink.a, dark),
    pattern: ({ ink }) =>
      fill("M-16 -100H16V-30Q40 -20 70 -30V26Q30 34 14 20L0 40 -14 20Q-30 34 -70 26V-30Q-40 -20 -16 -30Z", ink.a),
  },
  feathers: {
    behind: ({ ink, dark, paper }) =>
      [-64, -38, 38, 64]
        .map(
          (turn) =>
            `<path d="M0 -60C-34 -120 -14 -178 0 -196C14 -178 34 -120 0 -60Z" fill="${ink.b}" stroke="${dark}" stroke-width="5" transform="rotate(${turn} 0 -30)"/>`,
        )
        .join("") +
      [-13, 13]
        .map(
          (turn) =>
            `<path d="M0 -60C-34 -120 -14 -178 0 -196C14 -178 34 -120 0 -60Z" fill="${turn < 0 ? ink.a : paper}" stroke="${dark}" stroke-width="5" transform="rotate(${turn} 0 -30)"/>`,
        )
        .join(""),
    pattern: ({ ink }) =>
      fill("M-70 -62H70V-40H-70ZM-10 20H10L24 110H-24ZM-70 14L-34 30 -70 50ZM70 14L34 30 70 50Z", ink.a),
  },
  star: {
    pattern: ({ ink }) => fill(star(-26, 2, 72, 28, 5), ink.a) + fill(star(30, 66, 22, 9, 5), ink.a),
  },
  checks: {
    pattern: ({ ink }) => {
      let squares = "";
      for (let y = -96; y < 100; y += 28)
        for (let x = -84 + (((y + 96) / 28) % 2) * 28; x < 84; x += 56) squares += `M${x} ${y}h28v28h-28Z`;
      return fill(squares, ink.a);
    },
  },
  sun: {
    behind: ({ ink, dark }) => edged(star(0, -6, 132, 92, 18), ink.a, dark),
    pattern: ({ ink }) => fill("M0 -60A22 22 0 1 0 .1 -60ZM-70 40H-40L-50 110H-70ZM70 40H40L50 110H70Z", ink.a),
  },
  skull: {
    pattern: () => "",
    eyes: ({ dark, ink, paper }) =>
      fill("M-56 -6C-54 -34 -12 -36 -10 -4C-10 22 -52 26 -56 -6Z", dark) +
      fill("M56 -6C54 -34 12 -36 10 -4C10 22 52 26 56 -6Z", ink.a) +
      `<circle cx="-32" cy="-2" r="6" fill="${ink.a}"/><circle cx="32" cy="-2" r="6" fill="${dark}"/>` +
      fill("M-10 38L-2 18V40ZM4 18L12 38 4 40Z", dark) +
      fill("M-40 52Q0 44 40 52L34 78Q0 86 -34 78Z", dark) +
      `<path d="M-34 56Q0 50 34 56L31 74Q0 80 -31 74Z" fill="${paper}"/><path d="M-22 52V80M-9 50V80M4 50V80M17 50V80M-38 65H38" stroke="${dark}" stroke-width="4"/>`,
  },
  owl: {
    behind: ({ ink, dark }) => edged("M-66 -20L-84 -126 -30 -92 0 -100 30 -92 84 -126 66 -20Z", ink.deep, dark),
    pattern: ({ ink }) => fill("M-70 -100H70V-70L0 -20 -70 -70ZM-60 60Q-40 44 -20 60T20 60 60 60V110H-60Z", ink.a),
    eyes: ({ dark, ink, paper }) =>
      [-30, 30]
        .map(
          (x) =>
            `<circle cx="${x}" cy="0" r="30" fill="${ink.b}" stroke="${dark}" stroke-width="5"/><circle cx="${x}" cy="0" r="17" fill="${paper}"/><circle cx="${x + 2}" cy="2" r="10" fill="${dark}"/>`,
        )
        .join("") + edged("M-16 18H16L0 56Z", ink.a, dark),
  },
  grille: {
    pattern: ({ ink }) => fill("M-70 -100H70V-26H-70Z", ink.a) + fill("M-6 -100H6V-26H-6Z", ink.deep),
    eyes: ({ dark, ink, paper }) =>
      fill("M-64 -22Q0 -34 64 -22L60 16Q0 28 -60 16Z", dark) +
      `<path d="M-54 -12L-14 -16 -34 12 -52 10Z" fill="${paper}"/><path d="M14 -16L50 -12 44 8 26 12Z" fill="${ink.a}"/><path d="M-36 44V76M-22 42V82M-8 40V84M8 40V84M22 42V82M36 44V76" stroke="${dark}" stroke-width="7"/>`,
  },
  ribbon: {
    behind: ({ ink, dark }) =>
      edged("M40 -30C110 -50 130 20 90 60C130 70 120 120 140 150C90 140 70 90 60 40Z", ink.a, dark) +
      edged("M44 -10C90 0 90 60 74 84C96 110 84 140 90 170C56 130 50 80 46 20Z", ink.deep, dark),
    pattern: ({ ink }) => fill("M-70 -30Q0 -56 70 -30V24Q0 -4 -70 24ZM-30 -100H-14V-40H-30ZM14 -100H30V-40H14Z", ink.a),
  },
} satisfies Record<string, MaskLayers>;
