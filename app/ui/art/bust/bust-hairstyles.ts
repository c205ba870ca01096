/** Hair and hats for both builds: a layer behind the shoulders, and one over the forehead. */
import type { Stencil } from "./bust";

type HairLayers = { back?: (stencil: Stencil) => string; front: (stencil: Stencil) => string };

const fill = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`;
const strand = (d: string, color: string, width: number, more = "") =>
  `<path d="${d}" stroke="${color}" stroke-width="${width}" fill="none" stroke-linecap="round" ${more}/>`;
const CAP = "M-62 -4C-70 -106 70 -106 62 -4L50 -42Q0 -62 -50 -42Z";
const PARTED = "M-62 22C-80 -108 -22 -104 0 -92C22 -104 80 -108 62 22C58 -22 40 -50 0 -74C-40 -50 -58 -22 -62 22Z";

const MORE = {
  afro: {
    back: ({ hair }) =>
      fill(
        "M-104 -24C-120 -116 -58 -154 0 -154S120 -116 104 -24C114 40 84 70 58 64H-58C-84 70 -114 40 -104 -24Z",
        hair,
      ),
    front: ({ hair, line }) =>
      fill("M-64 -2C-70 -66 -40 -84 0 -84S70 -66 64 -2C54 -44 30 -56 0 -56S-54 -44 -64 -2Z", hair) +
      strand("M-84 -40Q-80 -112 -20 -132M-66 -60Q-56 -104 -20 -112", line, 5, 'stroke-dasharray="0 13"'),
  },
  flat: {
    front: ({ hair, line }) =>
      fill("M-63 -8L-72 -122 70 -130 63 -8 54 -46Q0 -58 -54 -46Z", hair) + strand("M-62 -112L60 -120", line, 5),
  },
  dreads: {
    back: ({ hair }) =>
      strand(
        "M-46 -60C-96 -10 -76 70 -100 146M-30 -50C-78 20 -58 90 -70 160M46 -60C96 -10 76 70 100 146M30 -50C78 20 58 90 70 160",
        hair,
        23,
      ),
    front: ({ hair, line }) =>
      fill(CAP, hair) +
      strand("M-50 -40C-66 0 -60 30 -66 60M50 -40C66 0 60 30 66 60", hair, 18) +
      strand("M-66 30h.1M-68 52h.1M66 30h.1M68 52h.1M-30 -82Q0 -96 30 -82", line, 6),
  },
  quiff: {
    front: ({ hair, line }) =>
      fill(
        "M-61 -6L-62 -52C-82 -104 -24 -152 44 -140C82 -132 86 -96 62 -78L64 -6 54 -46Q10 -36 -26 -60Q-44 -56 -52 -42Z",
        hair,
      ) + strand("M-46 -86C-34 -118 4 -126 44 -120M-38 -70C-20 -98 10 -102 40 -98", line, 4),
  },
  curls: {
    front: ({ hair, line }) =>
      fill("M-60 -16C-66 -92 66 -92 60 -16Q0 -64 -60 -16Z", hair) +
      strand("M-58 6C-80 -110 80 -110 58 6", hair, 38, 'stroke-dasharray="0 25"') +
      strand("M-44 -42Q0 -66 44 -42", hair, 26, 'stroke-dasharray="0 21"') +
      strand("M-52 -60Q-36 -92 0 -96", line, 8, 'stroke-dasharray="0 24"'),
  },
  topknot: {
    back: ({ hair }) => fill("M-26 -90C-44 -150 44 -150 26 -90Z", hair),
    front: ({ hair, line }) =>
      fill("M-46 -56C-40 -96 40 -96 46 -56Q0 -70 -46 -56Z", hair) + strand("M-20 -92Q0 -100 20 -92", line, 8),
  },
  mullet: {
    back: ({ hair }) => fill("M-60 -30C-84 40 -76 110 -98 158L-30 126V0H30V126L98 158C76 110 84 40 60 -30Z", hair),
    front: ({ hair, line }) =>
      fill("M-65 16L-62 -60C-44 -112 44 -112 62 -60L65 16 52 -48 36 -36 20 -54 4 -38 -12 -56 -30 -38 -50 -52Z", hair) +
      strand("M-40 -76Q-8 -94 26 -84", line, 4),
  },
  buzz: {
    front: ({ id, hair }) =>
      `<g clip-path="url(#${id}h)" opacity=".85">${fill("M-80 -110H80V-16L56 -46Q0 -64 -56 -46L-80 -16Z", hair)}</g>`,
  },
  peak: {
    front: ({ hair, line }) =>
      fill("M-63 4L-62 -54C-50 -104 50 -104 62 -54L63 4 52 -28Q46 -70 18 -66L0 -36 -18 -66Q-46 -70 -52 -28Z", hair) +
      strand("M-12 -80L-2 -56M12 -84L6 -60", line, 3.5),
  },
  side: {
    front: ({ hair, line }) =>
      fill("M-62 0L-64 -50C-58 -112 64 -116 66 -46L62 0 54 -40Q34 -34 -34 -66L-52 -34Z", hair) +
      strand("M-34 -66L-26 -86M-20 -70Q16 -56 44 -58", line, 3.5),
  },
  pony: {
    back: ({ hair }) => fill("M10 -90C80 -160 136 -60 108 40C100 90 110 120 84 156C84 100 84 0 30 -50Z", hair),
    front: ({ hair, line }) =>
      fill("M-58 2C-70 -104 70 -104 58 2Q46 -60 4 -66 -46 -60 -58 2Z", hair) +
      strand("M30 -92L48 -78M-44 -46Q-20 -78 14 -88", line, 6),
  },
  puffs: {
    back: ({ hair }) =>
      `<circle cx="-68" cy="-80" r="46" fill="${hair}"/><circle cx="68" cy="-80" r="46" fill="${hair}"/>`,
    front: ({ hair, line }) =>
      fill("M-58 0C-66 -100 66 -100 58 0Q40 -54 0 -76 -40 -54 -58 0Z", hair) +
      strand("M-52 -60L-38 -74M52 -60L38 -74", line, 8) +
      strand("M-88 -100Q-78 -112 -62 -110", line, 5, 'stroke-dasharray="0 12"'),
  },
  pixie: {
    front: ({ hair, line }) =>
      fill("M-60 18C-80 -112 74 -124 62 12L52 -34Q16 -22 -34 -64Q-40 -30 -60 18Z", hair) +
      strand("M-20 -80Q10 -52 46 -46M-4 -90Q24 -70 50 -66", line, 4),
  },
  waves: {
    back: ({ hair }) =>
      fill(
        "M-58 -50C-116 -16 -66 24 -104 66C-130 104 -86 128 -104 168L-30 130V0H30V130L104 168C86 128 130 104 104 66C66 24 116 -16 58 -50Z",
        hair,
      ),
    front: ({ hair, line }) =>
      fill(PARTED, hair) + strand("M-74 0Q-88 40 -84 80M-44 -60Q-30 -82 -8 -84M74 0Q88 40 84 80", line, 4),
  },
  bangs: {
    back: ({ hair }) => fill("M-66 -30C-76 -116 76 -116 66 -30L86 168H-86Z", hair),
    front: ({ hair, line }) =>
      fill("M-68 70V-40C-62 -116 62 -116 68 -40V70L53 58V-20H-53V58Z", hair) + strand("M-36 -82Q0 -98 36 -82", line, 5),
  },
  twin: {
    back: ({ hair }) =>
      fill(
        "M-50 -70C-136 -96 -146 50 -108 140C-94 70 -100 10 -50 -30ZM50 -70C136 -96 146 50 108 140C94 70 100 10 50 -30Z",
        hair,
      ),
    front: ({ hair, line }) => fill(PARTED, hair) + strand("M-66 -64L-54 -46M66 -64L54 -46", line, 9),
  },
  crest: {
    back: ({ hair }) =>
      fill(
        "M-20 -60L-88 -110 -56 -112 -66 -150 -30 -126 -14 -172 8 -130 34 -164 40 -122 76 -136 60 -104 92 -90 20 -60Z",
        hair,
      ),
    front: ({ hair, ink }) =>
      fill("M-34 -62Q0 -104 34 -62Q0 -70 -34 -62Z", hair) +
      strand("M-10 -84L-14 -140M12 -86L34 -136M-26 -78L-56 -118", ink.deep, 4),
  },
  scarf: {
    back: ({ ink }) => fill("M-74 -10C-88 -120 88 -120 74 -10L104 160H-104Z", ink.a),
    front: ({ ink }) =>
      `<path d="M-72 0C-84 -116 84 -116 72 0C74 80 60 118 10 134S-74 80 -72 0ZM-49 2C-46 60 -24 88 0 90S46 60 49 2C50 -40 38 -60 0 -60S-50 -40 -49 2Z" fill="${ink.a}" fill-rule="evenodd"/>` +
      `<path d="M49 2C46 60 24 88 0 90L10 134C60 118 74 80 72 0Z" fill="${ink.deep}"/>` +
      strand("M-60 -20Q-54 -78 0 -82M-62 30Q-50 84 -10 108", ink.deep, 3.5),
  },
  bandana: {
    back: ({ ink }) => fill("M54 -44L110 -60 96 -30 116 0 54 -22Z", ink.deep),
    front: ({ ink, paper }) =>
      fill("M-64 -24C-70 -108 70 -108 64 -24Q0 -46 -64 -24Z", ink.a) +
      fill("M6 -88C44 -86 66 -66 64 -24Q38 -36 6 -37Z", ink.deep) +
      strand("M-46 -48Q0 -64 46 -48M-34 -68Q0 -80 34 -68", paper, 7, 'stroke-dasharray="0 17"'),
  },
  beanie: {
    front: ({ ink, dark, paper }) =>
      fill("M-66 -36C-72 -132 72 -132 66 -36Z", dark) +
      fill("M-70 -54Q0 -66 70 -54L68 -20Q0 -34 -68 -20Z", ink.a) +
      strand("M-50 -46v14M-30 -50v14M-10 -52v14M10 -52v14M30 -50v14M50 -46v14", ink.deep, 4) +
      strand("M-40 -82Q-26 -104 0 -106", paper, 4),
  },
  flatcap: {
    front: ({ ink, dark }) =>
      fill("M-66 -30C-92 -92 -30 -116 24 -104C72 -96 92 -62 74 -30Q0 -56 -66 -30Z", ink.a) +
      fill("M0 -46Q40 -46 74 -30C92 -62 72 -96 24 -104Z", ink.deep) +
      fill("M-68 -34Q0 -62 56 -40Q0 -44 -84 -10Q-86 -26 -68 -34Z", dark),
  },
  stetson: {
    front: ({ ink, dark }) =>
      fill("M-60 -40C-62 -112 -50 -152 -22 -136Q0 -124 22 -136C50 -152 62 -112 60 -40Z", ink.a) +
      fill("M0 -128Q12 -130 22 -136C50 -152 62 -112 60 -40H0Z", ink.deep) +
      fill("M-61 -62Q0 -46 61 -62V-44Q0 -28 -61 -44Z", dark) +
      fill("M-140 -70Q-72 -38 0 -38T140 -70Q96 -18 0 -18T-140 -70Z", ink.a) +
      fill("M0 -38Q72 -38 140 -70Q96 -18 0 -18Z", ink.deep),
  },
  tophat: {
    front: ({ ink, dark, paper }) =>
      fill("M-54 -46L-60 -160Q0 -172 60 -160L54 -46Z", dark) +
      fill("M-57 -82Q0 -70 57 -82L55 -54Q0 -42 -55 -54Z", ink.deep) +
      fill("M-94 -58Q0 -28 94 -58L88 -36Q0 -8 -88 -36Z", dark) +
      strand("M-44 -94L-48 -150", paper, 5),
  },
  visor: {
    back: ({ hair }) => fill("M-58 -40C-72 20 -66 60 -60 84H60C66 60 72 20 58 -40Z", hair),
    front: ({ hair, ink, dark }) =>
      fill("M-60 -20C-68 -104 68 -104 60 -20Q0 -44 -60 -20Z", hair) +
      fill("M-64 -50Q0 -72 64 -50V-28Q0 -46 -64 -28Z", ink.a) +
      fill("M-62 -30Q0 -48 62 -30L72 -10Q0 -34 -72 -10Z", dark),
  },
} satisfies Record<string, HairLayers>;

export type Hairstyle = keyof typeof MORE;
export const HAIRSTYLES = Object.keys(MORE) as Hairstyle[];
const partsOf = (hair: string): HairLayers | undefined =>
  Object.hasOwn(MORE, hair) ? MORE[hair as Hairstyle] : undefined;

/** The layer over the forehead; undefined for hair that isn't in this module. */
export const frontOf = (hair: string, stencil: Stencil): string | undefined => partsOf(hair)?.front(stencil);
/** The layer behind the shoulders. */
export const behindOf = (hair: string, stencil: Stencil): string | undefined => {
  const parts = partsOf(hair);
  return parts && (parts.back?.(stencil) ?? "");
};
