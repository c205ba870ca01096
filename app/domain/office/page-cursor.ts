/** Pages of a list that grows: a cursor names the last row of the page before by its instant and key. */

export type Cursor = { at: Date; id: string };

export const cursorOf = ({ at, id }: Cursor): string => `${at.getTime()}~${id}`;

/** Undefined for anything that isn't a cursor, which shows the first page. */
export function cursorIn(text: string | null): Cursor | undefined {
  const [, ms, id] = /^(\d{1,14})~([\w-]{1,64})$/.exec(text ?? "") ?? [];
  return ms && id ? { at: new Date(Number(ms)), id } : undefined;
}
