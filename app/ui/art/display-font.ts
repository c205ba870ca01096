/** The face of all that is set in wood type, as attributes of a text; beside it, the metrics of wood-type.ts weigh a kB. */
export const DISPLAY_FONT = `font-family="'League Gothic',Impact,'Haettenschweiler','Arial Narrow',sans-serif"`;
