/** The fonts of all wood type, as SVG attributes. Separate from wood-type.ts, whose metrics add a kB. */
export const DISPLAY_FONT = `font-family="'League Gothic',Impact,'Haettenschweiler','Arial Narrow',sans-serif"`;
/** For letters that the display font lacks: the device's own font at its heaviest weight. */
export const OTHER_FONT = `font-family="system-ui,'Noto Sans Hebrew','Arial Hebrew','Noto Sans JP','Noto Sans',Arial,sans-serif" font-weight="900"`;
