/** A night's state for the office. */

export const NIGHT_STATES = ["draft", "planned", "public", "moved", "off"] as const;
export type NightState = (typeof NIGHT_STATES)[number];

type NightDates = { status: string; publishedAt: Date };

/** `planned`: hidden until its day of publication. */
export function nightState({ status, publishedAt }: NightDates, now: Date): NightState {
  if (status === "CANCELED") return "off";
  if (status === "DRAFT") return "draft";
  if (publishedAt > now) return "planned";
  return status === "POSTPONED" ? "moved" : "public";
}
