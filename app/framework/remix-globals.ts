/**
 * Every global variable of Remix's that our code reads, in one place: Remix documents none of them.
 * Saves nothing; it cannot be switched off.
 */

export type RemixRouter = typeof window.__remixRouter;

/** The router, once Remix has mounted the page; undefined before. */
export const remixRouter = (): RemixRouter | undefined => window.__remixRouter;

/** The id of the build that this document's scripts belong to. */
export const buildId = (): string => window.__remixManifest.version;

/** The `handle` of every route module that the document loaded, overlay included. */
export const loadedHandles = (): unknown[] => Object.values(window.__remixRouteModules).map((module) => module?.handle);

/** Whether the server rendered its error page. Only defined after the page data has been decoded. */
export const serverRenderedError = (): boolean => Boolean(window.__remixContext.state.errors);
