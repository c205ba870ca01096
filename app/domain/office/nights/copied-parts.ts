/** What the copy of a night takes over, besides its name and venue. */
export const COPIED_PARTS = ["texts", "card", "tiers", "poster", "plan"] as const;
export type CopiedPart = (typeof COPIED_PARTS)[number];
