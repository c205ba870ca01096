/** Whether the authentication overlay stands on top of the page. */
import { useMatches } from "@remix-run/react";

export const OVERLAY_ROUTE = "~auth";

export function useOverlayOpen(): boolean {
  return useMatches().some((match) => match.id.includes(OVERLAY_ROUTE));
}

/** Attributes of whatever lies behind an open overlay. React 18 knows no `inert`, hence the empty string. */
export const behindOverlay = (open: boolean): object => (open ? { inert: "" } : {});
