/** List responses: newest first, paginated with cursors. https://docs.stripe.com/api/pagination */

import { invalidRequest, resourceMissing } from "./api-error";
import type { FormInput } from "./form-encoding";
import { hash, integer, optional, type ParamReader, type ParamsOf, text } from "./request-params";

export const pagingParams = {
  limit: optional(integer(1, 100)),
  starting_after: optional(text()),
  ending_before: optional(text()),
};

/** A page of `all`, which is ordered by creation. Newest first, 10 items by default. */
export function listPage<T extends { id: string }>(
  kind: string,
  url: string,
  all: T[],
  params: ParamsOf<typeof pagingParams>,
) {
  return listPageOldestFirst(kind, url, all.toReversed(), params);
}

/** The same for lists that Stripe returns oldest first, such as a session's line items. */
export function listPageOldestFirst<T extends { id: string }>(
  kind: string,
  url: string,
  ordered: T[],
  params: ParamsOf<typeof pagingParams>,
) {
  const { limit = 10, starting_after: after, ending_before: before } = params;
  if (after !== undefined && before !== undefined)
    throw invalidRequest("Received both starting_after and ending_before parameters. Please pass in only one.");

  const position = (id: string, param: string) => {
    const index = ordered.findIndex((item) => item.id === id);
    if (index < 0) throw resourceMissing(kind, id, param);
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

type TimeRange = { gt?: number; gte?: number; lt?: number; lte?: number };

/** `created=5` or `created[gte]=5&created[lt]=9`, in Unix seconds. */
export function timeRange(): ParamReader<TimeRange> {
  const bound = optional(integer());
  const bounds = hash({ gt: bound, gte: bound, lt: bound, lte: bound });
  return (input: FormInput | undefined, path) => {
    if (typeof input !== "string") return bounds(input, path) as TimeRange;
    const exactly = integer()(input, path);
    return { gte: exactly, lte: exactly };
  };
}

export function createdIn(created: number, range: TimeRange | undefined): boolean {
  const { gt = Number.NEGATIVE_INFINITY, gte = gt, lt = Number.POSITIVE_INFINITY, lte = lt } = range ?? {};
  return created > gt && created >= gte && created < lt && created <= lte;
}
