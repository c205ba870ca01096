/** CSV that is safe to open in a spreadsheet. */
import { stringify } from "csv-stringify/sync";

/**
 * RFC 4180 with a byte order mark, so that Excel reads UTF-8. A cell that Excel would read as a formula gets a leading
 * quote; a negative number is none, and with a quote no sum would count it.
 */
export const csvText = (rows: string[][]): string =>
  stringify(
    rows.map((row) => row.map(safe)),
    { bom: true, record_delimiter: "\r\n" },
  );

/** OWASP: a cell that starts with one of these may be read as a formula, in East Asian versions also a wide one. */
export const isFormula = (cell: string): boolean => /^[=+\-@\t\r\n＝＋－＠]/.test(cell);

const isNegative = (cell: string) => /^-\d+(\.\d+)?$/.test(cell);
const safe = (cell: string) => (isFormula(cell) && !isNegative(cell) ? `'${cell}` : cell);
