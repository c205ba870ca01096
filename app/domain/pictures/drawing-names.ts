/** The choices that content has for a generated picture. Without one, the picture's seed decides. */
export const POSTER_LAYOUTS = ["burst", "faceoff", "ring", "belt"] as const;
export type PosterLayout = (typeof POSTER_LAYOUTS)[number];

export const INK_NAMES = ["flare", "riot", "volt", "ice", "neon", "mint", "bone"] as const;
export type InkName = (typeof INK_NAMES)[number];
