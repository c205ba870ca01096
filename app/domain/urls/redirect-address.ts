/** The address that an operator's redirect leads to. */

/** Stands in for the site's own address while a path is worked on. */
const HERE = "http://here";

/**
 * `target` is a path of this site or an absolute address. What was asked for goes along: the query `search` (a
 * name that the target sets itself keeps the target's value) and, within the site, an open overlay.
 */
export function redirectAddress(target: string, search: string, overlay = ""): string {
  const to = new URL(target, HERE);
  const set = new Set(to.searchParams.keys());
  for (const [name, value] of new URLSearchParams(search)) if (!set.has(name)) to.searchParams.append(name, value);
  if (to.origin !== HERE) return to.href;
  return `${to.pathname.replace(/\/$/, "")}${overlay}${to.search}${to.hash}` || "/";
}
