/** Reads an instant that the office typed. */
import { Refused } from "../failures/refused";

export function instantOf(text: string): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || !/(?:Z|[+-]\d\d:\d\d)$/.test(text)) {
    throw new Refused(`“${text}” is not an instant: write it with its offset, as 2026-05-02T19:30-04:00.`);
  }
  return at;
}
