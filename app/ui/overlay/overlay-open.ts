/** Whether the authentication overlay is open. */
import { useMatches } from "@remix-run/react";

const OVERLAY_ROUTE = "~auth";

export function useOverlayOpen(): boolean {
  return useMatches().some((match) => match.id.includes(OVERLAY_ROUTE));
}

/** Attributes of everything behind an open overlay. React 18 doesn't know `inert`, hence the empty string. */
export const behindOverlay = (open: boolean): object => (open ? { inert: "" } : {});
