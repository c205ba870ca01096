/** A small part of Stripe's search language: `email:"a@b.c" AND metadata["plan"]:"gold"`. */

import { invalidRequest } from "./api-error";
import { listOf } from "./list-pages";

type Searchable = { id: string; metadata: Record<string, string> };

/**
 * A page of the objects that match every clause, newest first; `page` is where the previous page ended.
 * https://docs.stripe.com/search
 */
export function searchPage<T extends Searchable>(
  url: string,
  all: T[],
  { query, limit = 10, page }: { query: string; limit?: number | undefined; page?: string | undefined },
) {
  const tests = query.split(/\s+AND\s+/).map(clause);
  const matching = all.toReversed().filter((item) => tests.every((test) => test(item)));
  const start = page === undefined ? 0 : Number(page);
  const more = start + limit < matching.length;
  const result = { ...listOf(url, matching.slice(start, start + limit), more), object: "search_result" };
  return { ...result, next_page: more ? String(start + limit) : null };
}

function clause(source: string): (item: Searchable) => boolean {
  const match = /^(-?)(\w+)(?:\[(["'])(.+?)\3\])?([:~])(["'])(.*)\6$/.exec(source.trim());
  if (!match) throw invalidRequest(`We were unable to parse your search query: ${source}`, { param: "query" });
  const [, not, field = "", , key, operator, , wanted = ""] = match;
  return (item) => {
    const value = key === undefined ? Reflect.get(item, field) : item.metadata[key];
    const is = typeof value === "string" ? value.toLowerCase() : "";
    const hit = operator === "~" ? is.includes(wanted.toLowerCase()) : is === wanted.toLowerCase();
    return hit !== (not === "-");
  };
}
