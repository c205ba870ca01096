/** The font of all wood type, as SVG attributes. Separate from wood-type.ts, whose metrics add a kB. */
export const DISPLAY_FONT = `font-family="'League Gothic',Impact,'Haettenschweiler','Arial Narrow',sans-serif"`;
