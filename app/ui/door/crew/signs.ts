/** Drawn by both the page and its script: a sign for each color, and a lead's reasons. */
import type { DoorState, Tone } from "../../../domain/door/door-verdict";

/** A tick, a cross, an exclamation mark. */
export const SIGNS: Record<Tone, string> = {
  good: "M14 54L40 80 88 20",
  stop: "M14 14L86 86M86 14L14 86",
  ask: "M50 6V64M50 78V96",
};

export const AGAIN_REASONS = ["stamp", "mistake", "other"] as const;

/** The mark and color of a scan in the list of last scans. */
export function markOf(state: DoorState | "undone"): { mark: string; tone: "ok" | "tw" | "no" } {
  if (state === "in") return { mark: "✓", tone: "ok" };
  if (["used", "otherNight", "unlisted", "clock", "undone", "valid"].includes(state)) return { mark: "!", tone: "tw" };
  return { mark: "✕", tone: "no" };
}
