/** Routes that speak from a table of their own: it is fetched with the route, before it renders. */
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { type Namespace, textsOf } from "./texts";

/** A route's `handle` that names its table; the first load reads it before hydrating. */
export type TextsHandle = { texts: Namespace };

/** A route's `clientLoader` that fetches the table beside the server's data. */
export const withTexts =
  (namespace: Namespace) =>
  async ({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> => {
    const [page] = await Promise.all([serverLoader(), textsOf(document.documentElement.lang, [namespace])]);
    return page;
  };

/** The tables that these routes' handles name, and the site's, which every page needs. */
export function namespacesOf(handles: unknown[]): Namespace[] {
  const named = handles.flatMap((handle) => (isTextsHandle(handle) ? [handle.texts] : []));
  return [...new Set<Namespace>(["site", ...named])];
}

const isTextsHandle = (handle: unknown): handle is TextsHandle =>
  typeof handle === "object" && handle !== null && "texts" in handle;
