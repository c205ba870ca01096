/** Paging for lists that grow: a cursor is the time and key of the previous page's last row. */

export type Cursor = { at: Date; id: string };

export const cursorOf = ({ at, id }: Cursor): string => `${at.getTime()}~${id}`;

/** Undefined if the text isn't a cursor; the first page is shown then. */
export function cursorIn(text: string | null): Cursor | undefined {
  const [, ms, id] = /^(\d{1,14})~([\w-]{1,64})$/.exec(text ?? "") ?? [];
  return ms && id ? { at: new Date(Number(ms)), id } : undefined;
}
