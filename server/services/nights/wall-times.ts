/** Times of a night as forms write them: on the venue's clock, without an offset. */
import { instantOf, localText } from "../content/local-time";

const DAY_MS = 24 * 3_600_000;

/** "2026-05-02T19:30", as `datetime-local` wants it. */
export const wallTime = (at: Date, zone: string): string => localText(at, zone).slice(0, "2026-05-02T19:30".length);

/** The same from an item's text, which ends with an offset. */
export const wallOf = (text: string): string => text.slice(0, "2026-05-02T19:30".length);

/** A wall time shifted by `byMs`, whatever the clocks do in between. */
export const shiftedWall = (wall: string, byMs: number): string =>
  new Date(wallMs(wall) + byMs).toISOString().slice(0, "2026-05-02T19:30".length);

/** A time of a night at a distance from its beginning, in real time: lengths stay when the clocks change in the night. */
export const timeFrom = (startAt: string, byMs: number, zone: string): string =>
  localText(new Date(instantNear(startAt, zone).getTime() + byMs), zone);

/**
 * The instant of a time that may lack its offset. One in an hour that the clocks skip counts on the clock of the day
 * before; of an hour that comes twice, it is in the first.
 */
export function instantNear(text: string, zone: string): Date {
  const read = instantOf(text, zone);
  if ("at" in read) return read.at;
  if (read.ways) return new Date(Math.min(...read.ways.map((way) => Date.parse(way))));
  return new Date(instantNear(shiftedWall(text, -DAY_MS), zone).getTime() + DAY_MS);
}

export const wallMs = (wall: string): number => Date.parse(`${wallOf(wall)}Z`);

/**
 * What a form's time means. `ways`: the hour comes twice where the clocks go back, and these are the two instants as
 * texts with their offset. `says`: it is no time, or the clocks skip it.
 */
type ReadTime = { at: Date; text: string } | { ways: string[] } | { says: string };

/** In other years, the end of the night could be a date that PostgreSQL or a page can't write. */
const FORM_TIME = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d)?([+-]\d\d:\d\d|Z)?$/;

export function readTime(text: string, zone: string): ReadTime {
  if (!FORM_TIME.test(text) || Number.isNaN(wallMs(text))) return { says: "is not a date with a time" };
  const read = instantOf(text, zone);
  if ("at" in read) return { at: read.at, text: localText(read.at, zone) };
  return read.ways ? { ways: read.ways } : { says: read.fault };
}
