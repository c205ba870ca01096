/** Routes without a component, such as feeds, pictures and films. They answer requests and have no page data. */
import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

type Branch = { id: string; path?: string; index?: boolean; children?: Branch[] };

/** True if the path is a resource's. */
export function resourceRoutes({ routes }: Pick<ServerBuild, "routes">): (pathname: string) => boolean {
  const branches = (parentId?: string): Branch[] =>
    Object.values(routes)
      .filter((route) => route !== undefined && route.parentId === parentId)
      .map(({ id, path, index }) => ({ id, path, ...(index ? { index } : { children: branches(id) }) }));
  const tree = branches() as Parameters<typeof matchRoutes>[0];

  return (pathname) => {
    const leaf = matchRoutes(tree, pathname)?.at(-1)?.route.id;
    return leaf !== undefined && routes[leaf]?.module.default === undefined;
  };
}
