/** Merchandise to wear, each on a square of 400 × 400. */
import { BLACK, type Ink, PAPER } from "../inks";
import { star } from "../plates";
import type { Bench } from "./merch";

export const WEAR = {
  tee: ({ id, faces }: Bench) =>
    `<path d="M128 66L160 56Q200 92 240 56L272 66 356 128 318 190 286 170V350H114V170L82 190 44 128Z" fill="${BLACK}"/><path d="M132 128H268V292H132Z" fill="url(#${id}f)"/>` +
    faces([132, 128, 136, 164], { look: "mask" }),

  hoodie: ({ ink }: Bench) =>
    `<path d="M128 96Q200 14 272 96L306 110 358 204 344 326 300 320 292 242V352H108V242L100 320 56 326 42 204 94 110Z" fill="${BLACK}"/>` +
    `<path d="M148 98Q200 44 252 98Q244 140 200 148Q156 140 148 98Z" fill="${ink.deep}"/><path d="M180 144V204M220 144V192" stroke="${PAPER}" stroke-width="5"/>` +
    `<path d="M154 280H246L268 330H132Z" fill="none" stroke="${ink.a}" stroke-width="5"/><path d="${star(200, 232, 32, 13, 5)}" fill="${ink.a}"/><path d="M108 344H292M58 316L100 310M342 316L300 310" stroke="${ink.a}" stroke-width="9"/>`,

  cap: ({ ink }: Bench) =>
    `<path d="M84 236C84 130 300 116 312 226L372 250Q376 272 340 270L84 262Z" fill="${BLACK}"/><path d="M312 226L372 250Q376 272 340 270L250 266Q286 240 312 226Z" fill="${ink.deep}"/><path d="${star(190, 206, 42, 17, 5)}" fill="${ink.a}"/>`,

  beanie: ({ ink }: Bench) =>
    `<circle cx="200" cy="84" r="30" fill="${PAPER}"/><path d="M92 270C88 60 312 60 308 270Z" fill="${BLACK}"/><path d="M150 118Q140 190 142 262M200 100V262M250 118Q260 190 258 262" stroke="${ink.a}" stroke-width="5" fill="none"/><rect x="80" y="250" width="240" height="72" rx="10" fill="${ink.deep}"/><path d="${star(200, 286, 26, 11, 5)}" fill="${PAPER}"/>`,

  apron: ({ ink }: Bench) =>
    `<path d="M154 96Q150 34 200 34Q250 34 246 96" fill="none" stroke="${BLACK}" stroke-width="13"/><path d="M150 84H250L264 176H316V352H84V176H136Z" fill="${BLACK}"/><path d="M84 190L34 232M316 190L366 232" stroke="${BLACK}" stroke-width="13"/><path d="M136 232H264V312H136Z" fill="none" stroke="${ink.a}" stroke-width="6"/><path d="M200 232V312" stroke="${ink.a}" stroke-width="6"/><path d="${star(200, 146, 36, 15, 5)}" fill="${ink.a}"/><path d="M84 336H316" stroke="${PAPER}" stroke-width="6"/>`,

  mask: ({ ink, head }: Bench) => head() ?? plainMask(ink),

  scarf: ({ ink }: Bench) =>
    `<g transform="rotate(-5 200 200)"><path d="M122 74Q200 24 278 74V330H214V126Q200 120 186 126V296H122Z" fill="${BLACK}"/><path d="M122 240H186M122 262H186M214 274H278M214 296H278" stroke="${ink.a}" stroke-width="12"/><path d="M122 208H186M214 242H278" stroke="${PAPER}" stroke-width="8"/>` +
    `<path d="M128 296v26m13 -26v26m13 -26v26m13 -26v26m13 -26v26M220 330v26m13 -26v26m13 -26v26m13 -26v26m13 -26v26" stroke="${BLACK}" stroke-width="5"/><path d="${star(154, 160, 24, 10, 5)}${star(246, 190, 24, 10, 5)}" fill="${ink.b}"/></g>`,

  socks: ({ ink }: Bench) => {
    const sock = `<path d="M0 0H64V150L118 196Q138 226 106 240Q84 246 62 230L0 186Z" fill="${BLACK}"/><path d="M0 26H64M0 48H64" stroke="${ink.a}" stroke-width="11"/><path d="M118 196Q138 226 106 240L86 206Z" fill="${ink.deep}"/>`;
    return `<g transform="translate(84 60)">${sock}</g><g transform="translate(186 98)">${sock}<path d="${star(32, 106, 20, 8, 5)}" fill="${PAPER}"/></g>`;
  },
};

const plainMask = (ink: Ink): string =>
  `<g transform="translate(200 200) scale(1.72)"><path d="M-60 -28C-62 -100 62 -100 60 -28L56 22C52 56 40 78 24 92Q0 100 -24 92C-40 78 -52 56 -56 22Z" fill="${BLACK}"/>` +
  `<path d="M0 -84L15 -34 46 -62 36 -14 0 -2 -36 -14 -46 -62 -15 -34Z" fill="${ink.a}"/><path d="M-52 36L-34 56 -22 84 -38 72ZM52 36L34 56 22 84 38 72Z" fill="${ink.b}"/>` +
  `<path d="M-52 -10L-12 6 -16 21Q-38 26 -50 8ZM52 -10L12 6 16 21Q38 26 50 8Z" fill="${PAPER}"/><path d="M-26 54Q0 44 26 54L21 74Q0 80 -21 74Z" fill="${PAPER}"/><path d="M-18 60Q0 54 18 60L15 68Q0 72 -15 68Z" fill="${BLACK}"/>` +
  `<path d="M-66 -14L-60 -8M-66 2L-59 6M-64 18L-57 20M66 -14L60 -8M66 2L59 6M64 18L57 20" stroke="${PAPER}" stroke-width="4"/></g>`;
