/** Arrow keys in the table of seats. They follow the hall, whatever the language's direction. */

/** By row, from left to right: the column of each seat that can be picked. */
type SeatRows = readonly (readonly number[])[];
type SeatAt = { row: number; index: number };

const ROWS_A_PAGE = 5;

/** Undefined if the key isn't ours or leads nowhere. */
export function seatAfterKey(rows: SeatRows, at: SeatAt, key: string): SeatAt | undefined {
  const here = rows[at.row] ?? [];
  switch (key) {
    case "ArrowLeft":
      return at.index > 0 ? { ...at, index: at.index - 1 } : undefined;
    case "ArrowRight":
      return at.index < here.length - 1 ? { ...at, index: at.index + 1 } : undefined;
    case "Home":
      return { ...at, index: 0 };
    case "End":
      return { ...at, index: here.length - 1 };
    case "ArrowUp":
      return inRow(rows, at, -1, 1);
    case "ArrowDown":
      return inRow(rows, at, 1, 1);
    case "PageUp":
      return inRow(rows, at, -1, ROWS_A_PAGE);
    case "PageDown":
      return inRow(rows, at, 1, ROWS_A_PAGE);
    default:
      return undefined;
  }
}

/** The seat nearest in column, `count` rows away. Rows without seats don't count; past the end, the last row. */
function inRow(rows: SeatRows, at: SeatAt, step: 1 | -1, count: number): SeatAt | undefined {
  const column = rows[at.row]?.[at.index] ?? 0;
  let found: number | undefined;
  for (let row = at.row + step, left = count; row >= 0 && row < rows.length && left > 0; row += step) {
    if ((rows[row]?.length ?? 0) === 0) continue;
    found = row;
    left -= 1;
  }
  return found === undefined ? undefined : { row: found, index: nearest(rows[found] ?? [], column) };
}

/** Index of the seat in the row that is nearest to a column. */
export function nearest(row: readonly number[], column: number): number {
  let best = 0;
  for (const [index, at] of row.entries()) {
    if (Math.abs(at - column) < Math.abs((row[best] ?? 0) - column)) best = index;
  }
  return best;
}
