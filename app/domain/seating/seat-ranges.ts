/** Seats in the office's short form: `104-C-7..12,104-D,PIT`. A range follows the order of the seats in their row. */

/** A row with its seats in order. `is` is what the caller gets for a seat. */
type NamedRow<T> = { section: string; row: string; seats: { label: string; is: T }[] };

/** What the text names, without duplicates, and the parts that name nothing. */
export function namedSeats<T>(rows: readonly NamedRow<T>[], text: string): { found: T[]; unknown: string[] } {
  const found = new Set<T>();
  const unknown: string[] = [];
  for (const part of text.split(",").map((one) => one.trim())) {
    const [section = "", row, range] = part.split("-");
    const meant = rows.filter((one) => one.section === section && (row === undefined || one.row === row));
    const seats = meant.flatMap((one) => (range === undefined ? one.seats : between(one.seats, range)));
    if (seats.length === 0 || part.split("-").length > 3) unknown.push(part);
    else for (const { is } of seats) found.add(is);
  }
  return { found: [...found], unknown };
}

function between<T extends { label: string }>(seats: T[], range: string): T[] {
  const [first = "", last = first, ...more] = range.split("..");
  const [from, to] = [first, last].map((label) => seats.findIndex((seat) => seat.label === label)) as [number, number];
  if (from < 0 || to < 0 || more.length > 0) return [];
  return seats.slice(Math.min(from, to), Math.max(from, to) + 1);
}
