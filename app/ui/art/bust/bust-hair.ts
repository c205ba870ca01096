/** Hair of a bust: a layer behind the shoulders, and one over the forehead. */
import type { Stencil } from "./bust";
import { behindOf, frontOf, HAIRSTYLES, type Hairstyle } from "./bust-hairstyles";

const MEN = ["crop", "mohawk", "slick", "bald", "mane", "hood"] as const;
const WOMEN = ["bob", "mane", "bun", "undercut", "braids"] as const;
/** A seed picks one that belongs to its build; a look may name any. */
export const HAIRS = { m: MEN, f: WOMEN, both: HAIRSTYLES, all: [...MEN, ...WOMEN, ...HAIRSTYLES] } as const;
type FirstHair = (typeof MEN)[number] | (typeof WOMEN)[number];
export type Hair = FirstHair | Hairstyle;

/** Behind the torso; empty for short hair. */
export function backOfHair(hair: Hair, stencil: Stencil): string {
  const more = behindOf(hair, stencil);
  if (more !== undefined) return more;
  const { hair: dark } = stencil;
  const back: Partial<Record<Hair, string>> = {
    mane: `<path d="M-66 -30C-92 -112 92 -112 66 -30C84 40 96 96 76 150L34 132V20H-34V132L-76 150C-96 96 -84 40 -66 -30Z" fill="${dark}"/>`,
    bob: `<path d="M-62 -34C-74 -110 74 -110 62 -34L74 62 40 72V0H-40V72L-74 62Z" fill="${dark}"/>`,
    braids: `<path d="M-60 0L-82 60 -70 168 -46 160 -52 60ZM60 0L82 60 70 168 46 160 52 60Z" fill="${dark}"/>`,
    hood: `<path d="M-96 150C-112 10 -84 -128 0 -134C84 -128 112 10 96 150L60 120H-60Z" fill="${dark}"/>`,
    bun: `<circle cy="-106" r="30" fill="${dark}"/>`,
  };
  return back[hair] ?? "";
}

/** Over the face; `wide` is half the width of the head. */
export function fringe(hair: Hair, wide: number, stencil: Stencil): string {
  const more = frontOf(hair, stencil);
  if (more !== undefined) return more;
  const { hair: dark, light, ink } = stencil;
  const fringes: Record<string, string> = {
    crop: `<path d="M${-wide - 3} -20L${-wide - 1} -52C-50 -102 50 -102 ${wide + 1} -52L${wide + 3} -20 ${wide - 8} -50Q0 -66 ${-wide + 8} -50Z" fill="${dark}"/>`,
    mohawk: `<path d="M-17 -62L-26 -120 -8 -104 2 -136 10 -106 28 -122 18 -62Q0 -52 -17 -62Z" fill="${ink.a}"/><path d="M4 -60L2 -136 10 -106 28 -122 18 -62Z" fill="${ink.deep}"/>`,
    slick: `<path d="M${-wide - 2} -10L${-wide - 4} -50C-60 -116 60 -116 ${wide + 4} -50L${wide + 2} -10 ${wide - 12} -44 20 -72 -10 -58 -30 -70 ${-wide + 10} -40Z" fill="${dark}"/><path d="M-40 -78Q-10 -102 26 -92M-46 -64Q-16 -88 18 -80" stroke="${light}" stroke-width="3" fill="none"/>`,
    bald: `<path d="M-40 -66Q-24 -84 0 -84" stroke="${ink.b}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    mane: `<path d="M-64 20C-72 -106 72 -106 64 20L46 -30Q20 -72 -6 -60 -36 -56 -48 -24Z" fill="${dark}"/><path d="M-52 -40Q-30 -86 8 -82M-72 40Q-80 80 -66 118" stroke="${ink.a}" stroke-width="4" fill="none"/>`,
    hood: `<path d="M-72 60C-84 -112 84 -112 72 60L58 -10Q44 -68 0 -70 -44 -68 -58 -10Z" fill="${dark}"/><path d="M-62 -16Q-46 -76 0 -78 46 -76 62 -16" stroke="${ink.a}" stroke-width="5" fill="none"/>`,
    bob: `<path d="M-64 30C-72 -108 72 -108 64 30L50 -22 -20 -60Q-46 -40 -50 -14Z" fill="${dark}"/><path d="M-50 -44Q-30 -84 14 -82" stroke="${ink.a}" stroke-width="4" fill="none"/>`,
    bun: `<path d="M-58 0C-70 -104 70 -104 58 0Q46 -62 0 -64 -46 -62 -58 0Z" fill="${dark}"/><path d="M-20 -116Q0 -132 20 -116" stroke="${ink.a}" stroke-width="4" fill="none"/>`,
    undercut: `<path d="M-58 -26C-62 -120 84 -124 66 0L54 -34Q10 -44 -22 -72 -40 -60 -58 -26Z" fill="${ink.a}"/><path d="M10 -50C20 -90 60 -90 68 -30L66 0 54 -34Q30 -40 10 -50Z" fill="${ink.deep}"/>`,
    braids: `<path d="M-62 20C-72 -106 72 -106 62 20Q50 -50 0 -72 -50 -50 -62 20Z" fill="${dark}"/><path d="M0 -94V-72M-76 84L-58 92M-76 112L-56 120M-74 138L-54 144" stroke="${ink.a}" stroke-width="4"/>`,
  };
  return fringes[hair] ?? "";
}
