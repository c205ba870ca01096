/**
 * Puts the server-rendered page back when hydration fails, instead of an error page, because the server's page worked.
 * Correctness, saves nothing. Switch off with RINGSIDE_WITHOUT=restore-server-page.
 */
import { isRouteErrorResponse } from "@remix-run/react";
import { useEffect, useLayoutEffect } from "react";
import type { Root } from "react-dom/client";
import { serverRenderedError } from "./remix-globals";

/** Remix's text for an error that the server has already reported. */
const REPORTED_BY_SERVER = "Unexpected Server Error";

/** The server has no layout effects and warns about them. */
const useEffectBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Arms `window.restoreServerPage` for a hydration that starts now. `copy` is the document as the server rendered it.
 */
export function armServerPage(root: Root, copy: Node, report: (error: unknown) => void): void {
  window.restoreServerPage = (error) => {
    report(error);
    // In a task of its own, because React is still rendering.
    setTimeout(() => {
      root.unmount();
      document.replaceChildren(copy);
    });
  };
}

/**
 * For the root and its error page. If hydration fails before the root's first paint, this restores the server's page,
 * unless that page shows an error itself. Later errors go to the error reporter.
 */
export function useServerPageOnFailure(error?: unknown): void {
  useEffectBeforePaint(() => {
    const restore = window.restoreServerPage;
    window.restoreServerPage = undefined;
    if (error === undefined || isRouteErrorResponse(error)) return;
    if (restore && !serverRenderedError()) restore(error);
    else if (!(error instanceof Error && error.message === REPORTED_BY_SERVER))
      window.failures?.push([error, "critical"]);
  }, [error]);
}
