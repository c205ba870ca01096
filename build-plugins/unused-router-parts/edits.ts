/**
 * Edits to the browser's copy of Remix, its router and React, for options and components that this site doesn't use. An
 * edit makes a condition constant or a value undefined; the minifier then removes the code that became unreachable.
 */

import { REACT_EDITS } from "./react-edits";

export type Edit = [from: string | RegExp, to: string];

/** remix.config.js sets these. */
const SINGLE_FETCH: Edit = [/(?:window\.__remixContext\.|\b)future\.v3_singleFetch/g, "true"];
const NO_SPA: Edit = [/\bif \(isSpaMode\)/g, "if (false)"];

export const EDITS: Record<string, Edit[]> = {
  "@remix-run/react/dist/esm/browser.js": [
    SINGLE_FETCH,
    [/window\.__remixContext\.isSpaMode/g, "false"],
    [/window\.__remixContext\.future\.v3_\w+/g, "true"],
    // Only the classic compiler's development server calls it.
    ["router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;", ""],
  ],
  "@remix-run/react/dist/esm/components.js": [
    SINGLE_FETCH,
    // Scripts are written by the server; the browser's copy only takes their place in the tree.
    [
      "static: isStatic,\n    staticContext\n  } = useDataRouterContext();",
      "} = useDataRouterContext(), isStatic = false, staticContext;",
    ],
    ['if (!isStatic && typeof __remixContext === "object" && __remixContext.a) {', "if (false) {"],
    // None of our links sets `prefetch`; framework/prefetch-links.ts prefetches for all of them.
    [
      "let href = useHref(to);\n  let [shouldPrefetch, ref, prefetchHandlers] = usePrefetchBehavior(prefetch, props);",
      "let shouldPrefetch = false, ref, prefetchHandlers;",
    ],
    ["isPageLinkDescriptor(link) ?", "false ?"],
  ],
  "@remix-run/react/dist/esm/errorBoundaries.js": [
    // Shown when a page's error page has failed as well. The error goes to the reporter; fans can't use a stack trace.
    [
      "React.createElement(RemixRootDefaultErrorBoundary, {\n        error: this.state.error,\n        isOutsideRemixApp: true\n      });",
      'React.createElement("html", null, React.createElement("body", null, React.createElement("h1", null, "Application Error")));',
    ],
  ],
  "@remix-run/react/dist/esm/fog-of-war.js": [
    ["return future.v3_lazyRouteDiscovery === true && !isSpaMode;", "return false;"],
    ["if (!isFogOfWarEnabled(future, isSpaMode)) {", "if (true) {"],
    ["if (!isFogOfWarEnabled(future, isSpaMode) ||", "if (true ||"],
  ],
  "@remix-run/react/dist/esm/routes.js": [
    SINGLE_FETCH,
    NO_SPA,
    ['if (typeof singleFetch === "function") {', "if (true) {"],
    // The root is in every document, and it has an error boundary.
    ['route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', "undefined"],
    [/(routeModule\.ErrorBoundary) : route\.id === "root" \?[^;]*\}\) : undefined;/g, "$1 : undefined;"],
    ["if (needsRevalidation) {", "if (false) {"],
  ],
  "@remix-run/react/dist/esm/single-fetch.js": [["if (fetcherKey) {", "if (false) {"]],
  "@remix-run/router/dist/router.js": [
    [
      /\bfuture\.v7_(?:fetcherPersist|normalizeFormMethod|partialHydration|prependBasename|relativeSplatPath|skipActionErrorRevalidation)\b/g,
      "true",
    ],
    ["let dataStrategyImpl = init.dataStrategy || defaultDataStrategy;", "let dataStrategyImpl = init.dataStrategy;"],
    // Every route is known from the start.
    ["let patchRoutesOnNavigationImpl = init.patchRoutesOnNavigation;", "let patchRoutesOnNavigationImpl;"],
    ["fogOfWar.active = false;", ""],
    ["fogOfWar.active", "false"],
    ["if (isFogOfWar) {", "if (false) {"],
    ["!isFogOfWar", "true"],
    // Single fetch sends promises in its stream.
    [/(?<!function )isDeferred(?:Result|Data)\(\w+\)/g, "false"],
    // No page blocks a navigation.
    [/let blockerKey = shouldBlockNavigation\(\{[^}]*\}\);/g, "let blockerKey;"],
    ["    getBlocker,\n    deleteBlocker,\n", ""],
    // Nothing uses a fetcher, so these are empty.
    ["    fetch,\n", ""],
    ["    getFetcher,\n    deleteFetcher: deleteFetcherAndUpdateState,\n", ""],
    [
      /\b(?:fetchLoadMatches|revalidatingFetchers|activeDeferreds|completedFetchers|deletedFetchersKeys|deletedFetchers|state\.fetchers|blockers)\.forEach\(/g,
      "false && $&",
    ],
    [/revalidatingFetchers\.length > 0/g, "false"],
    [/revalidatingFetchers\.length === 0/g, "true"],
    ["= markFetchRedirectsDone();", "= false;"],
    ["= abortStaleFetchLoads(pendingNavigationLoadId);", "= false;"],
    [/redirect = findRedirect\(fetcherResults\);\s+if \(redirect\) \{/g, "if (false) {"],
    [/ {4}await Promise\.all\(\[resolveNavigationDeferredResults\(.*\n/g, ""],
    // Warnings to developers, who have them in the dev server.
    ["function warning(cond, message) {\n  if (!cond) {", "function warning(cond, message) {\n  if (false) {"],
    // Nothing disposes of the router or changes its routes.
    ["    dispose,\n", ""],
    [
      "    patchRoutes,\n    _internalFetchControllers: fetchControllers,\n    _internalActiveDeferreds: activeDeferreds,\n",
      "",
    ],
    ["    _internalSetRoutes\n", ""],
    // No link asks for a view transition. The lookahead is a comment in the router's source: it picks this one of many
    // equal conditions.
    [/if \(isBrowser\) \{(?=\s+\/\/ FIXME)/g, "if (false) {"],
    [/if \(pendingAction === Action\.Pop\) \{(?=\s+\/\/ Forward takes)/g, "if (false) {"],
    ["} else if (pendingViewTransitionEnabled) {", "} else if (false) {"],
  ],
  "react-dom/cjs/react-dom.production.min.js": REACT_EDITS,
  "react-router-dom/dist/index.js": [
    // As in the router above.
    ["if (options.navigate === false) {", "if (false) {"],
    ["React.useEffect(() => UNSAFE_logV6DeprecationWarnings(future, router.future), [future, router.future]);", ""],
    ["if (!viewTransitionOpts || isViewTransitionUnavailable) {", "if (true) {"],
    ["let [pendingState, setPendingState] = React.useState();", "let pendingState, setPendingState;"],
    ["let [renderDfd, setRenderDfd] = React.useState();", "let renderDfd, setRenderDfd;"],
    ["let [transition, setTransition] = React.useState();", "let transition, setTransition;"],
    ["let [interruption, setInterruption] = React.useState();", "let interruption, setInterruption;"],
    ["if (vtContext.isTransitioning && !vtContext.flushSync) {", "if (false) {"],
  ],
};
