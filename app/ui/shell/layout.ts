/** The layouts of section 2. A route asks for one by its handle; without one it gets the default. */
import { useMatches } from "@remix-run/react";

export type Layout = "default" | "content-only";
export type LayoutHandle = { layout: Layout };

/** The layout that the deepest route with a wish asks for. */
export function useLayout(): Layout {
  const asked = useMatches().findLast((match) => isLayoutHandle(match.handle))?.handle;
  return isLayoutHandle(asked) ? asked.layout : "default";
}

const isLayoutHandle = (handle: unknown): handle is LayoutHandle =>
  typeof handle === "object" && handle !== null && "layout" in handle;
