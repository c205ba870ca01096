/** Keeps the server's page if an error occurs during hydration, because that page was fine. */
import { isRouteErrorResponse } from "@remix-run/react";
import { useEffect, useLayoutEffect } from "react";

/** Remix's message for an error that the server has already reported. */
const SERVERS_OWN = "Unexpected Server Error";

/** useLayoutEffect warns on the server. */
const useEffectBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * For the root and its error page. An `error` during hydration that the server doesn't know about restores the server's
 * page. Later errors of the page's own scripts go to error reporting.
 */
export function useServerPageOnError(error?: unknown): void {
  useEffectBeforePaint(() => {
    const mounting = window.leaveServersPage;
    window.leaveServersPage = undefined;
    if (error === undefined || isRouteErrorResponse(error)) return;
    if (mounting && !window.__remixContext.state.errors) mounting(error);
    else if (!(error instanceof Error && error.message === SERVERS_OWN)) window.failures?.push([error, "critical"]);
  }, [error]);
}
