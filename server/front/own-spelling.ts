/**
 * The router ignores case and decodes each part of a path, so `/DOOR` and `/%64oor` match the page `/door`. Headers,
 * the cache of pages and limits only know our own spelling.
 */
import type { ServerBuild } from "@remix-run/node";
import { routeBranches } from "../http/route-branches";

/** Other spellings have one of these. Almost no path does, so matching costs little. */
const OTHER = /[A-Z%]/;

/**
 * Returns a path as our routes write it, which may be the same. Its parameters stay as they are. The path has neither
 * language nor `.data`.
 */
export function ownSpelling({ routes }: Pick<ServerBuild, "routes">): (path: string) => string {
  // The dev server's build is a function.
  if (!routes) return (path) => path;
  const branchOf = routeBranches({ routes });

  return (path) => {
    if (!OTHER.test(path)) return path;
    const pattern = branchOf(path).flatMap((id) => routes[id]?.path?.split("/").filter(Boolean) ?? []);
    const parts = path.split("/").filter(Boolean);
    const rest = pattern.indexOf("*");
    const fixed = rest < 0 ? pattern : pattern.slice(0, rest);
    const own = parts.map((part, at) => (fixed[at] && !fixed[at].startsWith(":") ? fixed[at] : part));
    return own.every((part, at) => part === parts[at]) ? path : `/${own.join("/")}`;
  };
}
