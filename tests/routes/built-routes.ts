/** The routes of the built site, so that a test over all of them cannot miss a new one. */
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { root } from "../root";

type BuiltRoute = { id: string; pattern: string; hasAction: boolean; isResource: boolean };

export async function builtRoutes(): Promise<BuiltRoute[]> {
  const address = pathToFileURL(`${root}/build/server/index.js`).href;
  const { routes } = (await import(/* @vite-ignore */ address)) as ServerBuild;
  const pattern = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pattern(route.parentId)}/${route.path ?? ""}`.replace(/\/+/g, "/").replace(/\/$/, "") : "";
  };
  return Object.values(routes).flatMap((route) =>
    route
      ? {
          id: route.id,
          pattern: pattern(route.id) || "/",
          hasAction: route.module.action !== undefined,
          isResource: route.module.default === undefined,
        }
      : [],
  );
}

/** An address of a route, with `values` for its parameters. */
export const addressOf = ({ pattern }: BuiltRoute, values: Record<string, string> = {}): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => values[name] ?? "x").replace("*", values["*"] ?? "x");
