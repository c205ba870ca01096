/** A failure while React takes over the server's page must not cost the page, which was good. */
import { isRouteErrorResponse } from "@remix-run/react";
import { useEffect, useLayoutEffect } from "react";

/** Remix's words for what the server has reported itself. */
const SERVERS_OWN = "Unexpected Server Error";

/** The server has none, and says so. */
const useEffectBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * For the root and for its error page. An `error` that came before the root was ever seen, and that the server knows
 * nothing of, brings the server's page back; a later one of the page's own scripts is left to whoever reports errors.
 */
export function useServerPageOnFailure(error?: unknown): void {
  useEffectBeforePaint(() => {
    const mounting = window.leaveServersPage;
    window.leaveServersPage = undefined;
    if (error === undefined || isRouteErrorResponse(error)) return;
    if (mounting && !window.__remixContext.state.errors) mounting(error);
    else if (!(error instanceof Error && error.message === SERVERS_OWN)) window.failures?.push([error, "critical"]);
  }, [error]);
}
