/** CSV that a spreadsheet may open. */
import { stringify } from "csv-stringify/sync";

/** RFC 4180 with a byte order mark, so that Excel reads UTF-8; a cell that would be a formula there gets a quote in front. */
export const csvText = (rows: string[][]): string =>
  stringify(
    rows.map((row) => row.map(safe)),
    { bom: true, record_delimiter: "\r\n" },
  );

/** OWASP: what begins with one of these is taken for a formula, or leads to one. */
const safe = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
