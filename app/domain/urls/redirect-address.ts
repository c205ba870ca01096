/** The target URL of a redirect that the office has set up. */

/** Placeholder origin for parsing paths of this site. */
const HERE = "http://here";

/**
 * `target` is a path on this site or an absolute URL. The request's query `search` is added to it (parameters that the
 * target sets keep the target's value), and so is the path of an open overlay if the target is on this site.
 */
export function redirectAddress(target: string, search: string, overlay = ""): string {
  const to = new URL(target, HERE);
  const set = new Set(to.searchParams.keys());
  for (const [name, value] of new URLSearchParams(search)) if (!set.has(name)) to.searchParams.append(name, value);
  if (to.origin !== HERE) return to.href;
  return `${to.pathname.replace(/\/$/, "")}${overlay}${to.search}${to.hash}` || "/";
}
