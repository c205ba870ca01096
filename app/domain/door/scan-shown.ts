/** The results of a scan as the crew see them. The store records one with each scan. */

export const SCAN_SHOWN = [
  "in",
  "used",
  "disputed",
  "canceled",
  "transferred",
  "offered",
  "otherNight",
  "unlisted",
  "gone",
] as const;
/** What a phone may report as shown. */
export type PhoneShown = (typeof SCAN_SHOWN)[number];

/** `undone`: the row undoes another scan. */
export const RECORDED_SHOWN = [...SCAN_SHOWN, "undone"] as const;
