/** The page behind the overlay is not loaded again when the overlay opens, switches or closes. */
import type { ShouldRevalidateFunction } from "@remix-run/react";
import { pageUnder } from "../ui/shell/overlay-path";

/**
 * For `shouldRevalidate` of the root and of every page. A refused form changed nothing, so nothing is loaded again;
 * an accepted one may have changed who is asking, so everything is.
 */
export const keepPageBehindOverlay: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod, actionStatus, defaultShouldRevalidate } = change;
  if (actionStatus !== undefined && actionStatus >= 400) return false;
  const reading = formMethod === undefined || formMethod.toUpperCase() === "GET";
  const overlayOnly =
    currentUrl.pathname !== nextUrl.pathname && pageUnder(currentUrl.pathname) === pageUnder(nextUrl.pathname);
  return reading && overlayOnly ? false : defaultShouldRevalidate;
};
