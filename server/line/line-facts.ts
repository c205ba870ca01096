/** What the pages of a line need to know of it and of the fan. The service's lines have all of it. */
import type { LinePhase } from "../../app/domain/line/line-phase";

export type PageLine = {
  id: string;
  eventId: string;
  phase: LinePhase;
  title: string;
  city: string;
  timeZoneId: string;
  startAt: Date;
  joinsAt: Date;
  opensAt: Date;
  soldOutAt: Date | null;
  turnMinutes: number;
  halted: boolean;
  free: number;
  joined: number;
  drawn: number | null;
  serving: number;
  pace: number;
  /** Up to which rank there will probably be seats. */
  reach: number;
  tiers: { name: string; left: number; priceCents: number; rank: number }[];
  currency: string;
};

export type PageFan = {
  /** `rank` is unknown before the draw. */
  place?: { number: number; rank: number | undefined } | undefined;
  turn?: { until: Date; spent: boolean } | undefined;
};

export type Notice =
  | "crowded"
  | "notYours"
  | "notCalled"
  | "accountNeeded"
  | "closed"
  | "noMore"
  | "heldElsewhere"
  | "tooMany";

/** The screens of a line. */
export type Screen =
  | "before"
  | "gathering"
  | "drawn"
  | "drawing"
  | "open"
  | "waiting"
  | "paused"
  | "turn"
  | "inside"
  | "missed"
  | "spent"
  | "soldOut"
  | "ended";

export function screenOf(line: PageLine, { place, turn }: PageFan, now: Date): Screen {
  const { phase } = line;
  if (phase === "ended" && line.free <= 0) return "soldOut";
  if (phase === "none" || phase === "ended") return "ended";
  if (turn && turn.until > now) return "inside";
  if (phase === "before") return "before";
  if (phase === "gathering") return place ? "drawn" : "gathering";
  if (phase === "drawing") return "drawing";
  if (phase === "soldOut") return "soldOut";
  if (turn && place) return turn.spent ? "spent" : "missed";
  if (!place) return "open";
  if (place.rank !== undefined && place.rank < line.serving) return "turn";
  return phase === "paused" ? "paused" : "waiting";
}
