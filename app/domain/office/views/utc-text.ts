/** Instants in the office's tables and files. */

/** "2026-05-02 19:30", in UTC. */
export const instantKey = (at: Date): string => at.toISOString().slice(0, 16).replace("T", " ");

/** The same with the zone's name. */
export const instantInUtc = (at: Date): string => `${instantKey(at)} UTC`;
