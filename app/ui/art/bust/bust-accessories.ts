/** Worn over a face or head: glasses, bands, half masks, scars. */
import type { Stencil } from "./bust";

const WORN: Record<string, (stencil: Stencil) => string> = {
  shades: ({ dark, ink }) =>
    `<path d="M-60 -14H60L58 14Q44 34 20 26L4 2H-4L-20 26Q-44 34 -58 14Z" fill="${dark}"/><path d="M-52 -6H-16L-28 16Q-46 18 -52 -6ZM20 -4H52L48 12Q36 20 26 12Z" fill="${ink.a}"/><path d="M-48 -4H-34L-42 8Z" fill="#fff3e2"/>`,
  specs: ({ dark, paper, ink }) =>
    `<g fill="none" stroke-width="6"><circle cx="-28" cy="4" r="23" stroke="${dark}"/><circle cx="28" cy="4" r="23" stroke="${ink.a}"/><path d="M-6 0Q0 -6 6 0M-51 -2L-62 -8" stroke="${dark}"/><path d="M51 -2L62 -8" stroke="${paper}"/></g>`,
  patch: ({ dark, ink }) =>
    `<path d="M6 -12Q30 -22 52 -10L48 18Q30 34 12 18Z" fill="${ink.a}"/><path d="M-64 -58L12 -8M50 -6L66 -2" stroke="${dark}" stroke-width="6"/>`,
  scar: ({ dark, ink }) =>
    `<path d="M-44 -44L-32 -12M-30 14L-18 44" stroke="${ink.deep}" stroke-width="6"/><path d="M-46 -30L-32 -36M-34 26L-18 22M-30 38L-14 34" stroke="${dark}" stroke-width="3"/>`,
  plaster: ({ paper, dark, ink }) =>
    `<path d="M-34 16L30 10 31 28 -33 34Z" fill="${ink.b}"/><path d="M-10 15L8 13 9 29 -9 31Z" fill="${paper}"/><path d="M-22 22v4M20 18v4" stroke="${dark}" stroke-width="3"/>`,
  band: ({ dark, ink }) =>
    `<path d="M-63 -54Q0 -70 63 -54V-32Q0 -46 -63 -32Z" fill="${ink.a}"/><path d="M0 -64Q34 -63 63 -54V-32Q34 -42 0 -42Z" fill="${ink.deep}"/><path d="M60 -46L98 -28 86 -20 94 4 58 -32Z" fill="${dark}"/>`,
  domino: ({ dark, ink, paper }) =>
    `<path d="M-66 -30Q-30 -38 0 -16 30 -38 66 -30L58 18Q32 36 8 14L0 6 -8 14Q-32 36 -58 18Z" fill="${ink.a}" stroke="${dark}" stroke-width="5"/><path d="M-46 -6Q-28 -14 -14 4 -32 14 -46 -6Z" fill="${dark}"/><path d="M46 -6Q28 -14 14 4 32 14 46 -6Z" fill="${paper}"/><circle cx="-28" cy="0" r="3" fill="${paper}"/><circle cx="29" cy="0" r="3.6" fill="${dark}"/>`,
  muzzle: ({ id, dark, ink, paper }) =>
    `<g clip-path="url(#${id}h)"><path d="M-80 22Q-20 26 0 14 20 26 80 22V120H-80Z" fill="${ink.a}"/><path d="M0 14Q20 26 80 22V120H0Z" fill="${ink.deep}"/></g><path d="M-26 52H-8M-28 64H-8M-24 76H-8M8 52H26M8 64H28M8 76H24" stroke="${dark}" stroke-width="5"/><path d="M-60 22L-70 8M60 22L70 8" stroke="${paper}" stroke-width="5"/>`,
  headset: ({ dark, ink, paper }) =>
    `<path d="M-66 0C-76 -112 76 -112 66 0" fill="none" stroke="${dark}" stroke-width="12"/><path d="M-66 0C-76 -112 76 -112 66 0" fill="none" stroke="${paper}" stroke-width="4"/><path d="M-80 -22H-56V28H-80ZM56 -22H80V28H56Z" fill="${ink.a}" stroke="${dark}" stroke-width="5"/><path d="M-70 28Q-66 74 -30 74" fill="none" stroke="${dark}" stroke-width="6"/><path d="M-36 66H-14V82H-36Z" fill="${dark}"/>`,
  hoops: ({ ink, dark }) =>
    `<g fill="none" stroke-width="7"><circle cx="-60" cy="48" r="17" stroke="${dark}"/><circle cx="60" cy="48" r="17" stroke="${dark}"/></g><g fill="none" stroke="${ink.a}" stroke-width="4"><circle cx="-60" cy="48" r="17"/><circle cx="60" cy="48" r="17"/></g>`,
  freckles: ({ dark }) =>
    `<path d="M-50 26h.1M-40 32h.1M-30 25h.1M-44 40h.1M-33 38h.1M-22 32h.1M-52 36h.1" stroke="${dark}" stroke-width="5" stroke-linecap="round"/>`,
  whistle: ({ ink, dark }) =>
    `<path d="M-46 92L0 200 46 92" fill="none" stroke="${dark}" stroke-width="9"/><path d="M-46 92L0 200 46 92" fill="none" stroke="${ink.a}" stroke-width="5"/><path d="M-18 196H26V210H14A18 18 0 1 1 -18 214Z" fill="${ink.a}" stroke="${dark}" stroke-width="5"/>`,
  stare: ({ ink, dark, paper }) =>
    `<path d="M-52 -8Q-28 -20 -8 6Q-30 22 -52 -8Z" fill="${paper}" stroke="${dark}" stroke-width="5"/><path d="M52 -8Q28 -20 8 6Q30 22 52 -8Z" fill="${ink.a}"/>`,
};

export type Accessory = keyof typeof WORN & string;
export const isAccessory = (name: string): name is Accessory => Object.hasOwn(WORN, name);
export const accessoryOver = (worn: readonly Accessory[], stencil: Stencil): string =>
  worn.map((one) => WORN[one]?.(stencil) ?? "").join("");
