/** Formats rows as columns. */

/** Lines of text, each column as wide as its widest cell. The first row is the heading. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** "no date yet" for a night without one: the store keeps its old date. */
export const nightTime = (night: { startAt: Date; timeZoneId: string; scheduleTbd: boolean }): string =>
  night.scheduleTbd ? "no date yet" : localTime(night.startAt, night.timeZoneId);

/** "2026-03-14 19:30", in the local time of `timeZone`. */
export const localTime = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(at);
