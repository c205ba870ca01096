/** The routes that a path leads through, from the root to its page. */
import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { LRUCache } from "lru-cache";

type Branch = { id: string; path?: string; index?: boolean; children?: Branch[] };

/** Matching takes a third of a millisecond, and most requests share few paths. */
const MOST_KEPT = 2_000;
const LONGEST_KEPT = 200;

/** Returns the ids of the routes; none if no route matches. The path has neither language nor `.data`. */
export function routeBranches({ routes }: Pick<ServerBuild, "routes">): (pathname: string) => readonly string[] {
  const branches = (parentId?: string): Branch[] =>
    Object.values(routes)
      .filter((route) => route !== undefined && route.parentId === parentId)
      .map(({ id, path, index }) => ({ id, path, ...(index ? { index } : { children: branches(id) }) }));
  const tree = branches() as Parameters<typeof matchRoutes>[0];
  const known = new LRUCache<string, readonly string[]>({ max: MOST_KEPT });

  return (pathname) => {
    const kept = known.get(pathname);
    if (kept) return kept;
    const ids = (matchRoutes(tree, pathname) ?? []).map(({ route }) => String(route.id));
    if (pathname.length <= LONGEST_KEPT) known.set(pathname, ids);
    return ids;
  };
}
