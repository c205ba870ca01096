/** The layouts of section 2, and the office, which has its own layout. A route selects one in its handle. */
import { useMatches } from "@remix-run/react";

export type Layout = "default" | "content-only" | "office";
export type LayoutHandle = { layout: Layout };

/** The layout of the deepest route that selects one. */
export function useLayout(): Layout {
  const asked = useMatches().findLast((match) => isLayoutHandle(match.handle))?.handle;
  return isLayoutHandle(asked) ? asked.layout : "default";
}

const isLayoutHandle = (handle: unknown): handle is LayoutHandle =>
  typeof handle === "object" && handle !== null && "layout" in handle;
