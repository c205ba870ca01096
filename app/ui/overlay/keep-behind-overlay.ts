/** Keeps the page behind the overlay from reloading when the overlay opens, switches or closes. */
import type { ShouldRevalidateFunction } from "@remix-run/react";
import { pageUnder } from "./overlay-path";

/**
 * `shouldRevalidate` of the root and of every page. A refused form changed nothing, so nothing reloads. An accepted
 * form may have signed the visitor in or out, so everything does.
 */
export const keepBehindOverlay: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod, actionStatus, defaultShouldRevalidate } = change;
  if (actionStatus !== undefined && actionStatus >= 400) return false;
  const reading = formMethod === undefined || formMethod.toUpperCase() === "GET";
  const overlayOnly =
    currentUrl.pathname !== nextUrl.pathname && pageUnder(currentUrl.pathname) === pageUnder(nextUrl.pathname);
  return reading && overlayOnly ? false : defaultShouldRevalidate;
};
