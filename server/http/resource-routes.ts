/** Routes without a component, such as feeds, pictures and films. They answer requests and have no page data. */
import type { ServerBuild } from "@remix-run/node";
import { routeBranches } from "./route-branches";

/** True if the path is a resource's. */
export function resourceRoutes(
  { routes }: Pick<ServerBuild, "routes">,
  branchOf = routeBranches({ routes }),
): (pathname: string) => boolean {
  return (pathname) => {
    const leaf = branchOf(pathname).at(-1);
    return leaf !== undefined && routes[leaf]?.module.default === undefined;
  };
}
