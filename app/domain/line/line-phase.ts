/** The phase of a line, from its row and the time. */

export type LineFacts = {
  mode: "off" | "planned" | "auto";
  joinsAt: Date;
  opensAt: Date;
  drawnAt: Date | null;
  endedAt: Date | null;
  /** The night has lost its date, so nothing is sold until it has a new one. */
  undated: boolean;
  /** The office stopped calling. */
  halted: boolean;
  /** Seats that are free, and seats that are held but unpaid. */
  free: number;
  held: number;
};

export const LINE_PHASES = ["none", "before", "gathering", "drawing", "open", "paused", "soldOut", "ended"] as const;
export type LinePhase = (typeof LINE_PHASES)[number];

export function linePhase(line: LineFacts, now: Date): LinePhase {
  if (line.mode === "off" || line.undated) return "none";
  if (line.endedAt && line.endedAt <= now) return "ended";
  if (line.drawnAt === null) {
    if (now < line.joinsAt) return "before";
    return now < line.opensAt ? "gathering" : "drawing";
  }
  if (line.halted) return "paused";
  if (line.free > 0) return "open";
  return line.held > 0 ? "paused" : "soldOut";
}

/** While true, seats can only be held by those whose turn it is. */
export const isGated = (phase: LinePhase): boolean => !["none", "before", "ended"].includes(phase);

/** While true, a place can be taken. */
export const takesPlaces = (phase: LinePhase): boolean => isGated(phase) && phase !== "soldOut";
