/** What a night is for the office: a draft, planned, public, moved, off, or over. */

export const NIGHT_STATES = ["draft", "planned", "public", "moved", "off"] as const;
export type NightState = (typeof NIGHT_STATES)[number];

type NightDates = { status: string; publishedAt: Date };

/** `planned`: nobody sees it before its day of publication. */
export function nightState({ status, publishedAt }: NightDates, now: Date): NightState {
  if (status === "CANCELED") return "off";
  if (status === "DRAFT") return "draft";
  if (publishedAt > now) return "planned";
  return status === "POSTPONED" ? "moved" : "public";
}
