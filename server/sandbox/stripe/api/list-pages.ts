/** Lists: newest first, cut by cursors. https://docs.stripe.com/api/pagination */

import { invalid, missing } from "./api-error";
import type { Input } from "./form-encoding";
import { hash, integer, optional, type Params, type Reader, text } from "./request-params";

export const paging = {
  limit: optional(integer(1, 100)),
  starting_after: optional(text()),
  ending_before: optional(text()),
};

/** `all` is in the order of creation; the page is newest first, 10 long unless told. */
export function page<T extends { id: string }>(kind: string, url: string, all: T[], params: Params<typeof paging>) {
  return cut(kind, url, all.toReversed(), params);
}

/** The same for what Stripe lists oldest first, as a session's line items. */
export function cut<T extends { id: string }>(kind: string, url: string, ordered: T[], params: Params<typeof paging>) {
  const { limit = 10, starting_after: after, ending_before: before } = params;
  if (after !== undefined && before !== undefined)
    throw invalid("Received both starting_after and ending_before parameters. Please pass in only one.");

  const position = (id: string, param: string) => {
    const index = ordered.findIndex((item) => item.id === id);
    if (index < 0) throw missing(kind, id, param);
    return index;
  };
  if (before !== undefined) {
    const end = position(before, "ending_before");
    const start = Math.max(0, end - limit);
    return listOf(url, ordered.slice(start, end), start > 0);
  }
  const start = after === undefined ? 0 : position(after, "starting_after") + 1;
  return listOf(url, ordered.slice(start, start + limit), start + limit < ordered.length);
}

export function listOf<T>(url: string, data: T[], more = false) {
  return { object: "list" as const, url, has_more: more, data };
}

export type Range = { gt?: number; gte?: number; lt?: number; lte?: number };

/** `created=5` or `created[gte]=5&created[lt]=9`, in Unix seconds. */
export function range(): Reader<Range> {
  const bound = optional(integer());
  const bounds = hash({ gt: bound, gte: bound, lt: bound, lte: bound });
  return (input: Input | undefined, path) => {
    if (typeof input !== "string") return bounds(input, path) as Range;
    const exactly = integer()(input, path);
    return { gte: exactly, lte: exactly };
  };
}

export function createdIn(created: number, range: Range | undefined): boolean {
  const { gt = Number.NEGATIVE_INFINITY, gte = gt, lt = Number.POSITIVE_INFINITY, lte = lt } = range ?? {};
  return created > gt && created >= gte && created < lt && created <= lte;
}
