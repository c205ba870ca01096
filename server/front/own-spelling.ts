/**
 * The router takes no notice of case, and decodes each part of a path: `/DOOR` and `/%64oor` match the page `/door`. Headers,
 * the cache of pages and limits look at the path as we write it.
 */
import type { ServerBuild } from "@remix-run/node";
import { routeBranches } from "../http/route-branches";

/** Only these make a difference. Almost no path has them, so almost none is matched here. */
const OTHER = /[A-Z%]/;

/** Returns a path as our routes write it, which may be the same. Its parameters stay as they are. No language, no `.data`. */
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
