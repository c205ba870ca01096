/** What the crew is told of a scanned ticket, as it is recorded. */

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
/** What a phone may have shown. */
export type PhoneShown = (typeof SCAN_SHOWN)[number];

/** `undone`: the row takes back another scan. */
export const RECORDED_SHOWN = [...SCAN_SHOWN, "undone"] as const;
