/**
 * All of Remix's global variables that our code reads, in one place, because Remix documents none of them.
 * Saves nothing; it cannot be switched off.
 */
import type { ClientLoaderFunctionArgs, ShouldRevalidateFunction } from "@remix-run/react";
import type { ComponentType } from "react";

export type RemixRouter = typeof window.__remixRouter;

/** The router, once Remix has mounted the page; undefined before. */
export const remixRouter = (): RemixRouter | undefined => window.__remixRouter;

/** The id of the build that this document's scripts belong to. */
export const buildId = (): string => window.__remixManifest.version;

/** The `handle` of every route module that the document loaded, overlay included. */
export const loadedHandles = (): unknown[] => Object.values(window.__remixRouteModules).map((module) => module?.handle);

/** Whether the server rendered its error page. Only defined after the page data has been decoded. */
export const serverRenderedError = (): boolean => Boolean(window.__remixContext.state.errors);

/** What a route's module may export, as far as our code reads it. */
export type RouteModule = {
  default: ComponentType;
  clientLoader?: (args: ClientLoaderFunctionArgs) => Promise<unknown>;
  shouldRevalidate?: ShouldRevalidateFunction;
};

/** Loads the module of a route. */
export const importRoute = (id: string): Promise<RouteModule> =>
  import(/* @vite-ignore */ window.__remixManifest.routes[id]?.module ?? "");

/** Makes Remix use `module` for the route's part of the head. */
export function setRouteModule(id: string, module: object): void {
  Object.assign(window.__remixRouteModules, { [id]: module });
}
