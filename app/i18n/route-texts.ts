/** Routes that speak from tables of their own: they are fetched with the route, before it renders. */
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { type Namespace, textsOf } from "./texts";

/** A route's `handle` that names its table or tables; the first load reads it before hydrating. */
export type TextsHandle = { texts: Namespace | readonly Namespace[] };

/** A route's `clientLoader` that fetches its tables beside the server's data. */
export const withTexts =
  (texts: TextsHandle["texts"]) =>
  async ({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> => {
    const tables = textsOf(document.documentElement.lang, [texts].flat()).catch((error) => window.chunkFailed(error));
    const [page] = await Promise.all([serverLoader(), tables]);
    return page;
  };

/** The tables that these routes' handles name, and the site's, which every page needs. */
export function namespacesOf(handles: unknown[]): Namespace[] {
  const named = handles.flatMap((handle) => (isTextsHandle(handle) ? [handle.texts].flat() : []));
  return [...new Set<Namespace>(["site", ...named])];
}

const isTextsHandle = (handle: unknown): handle is TextsHandle =>
  typeof handle === "object" && handle !== null && "texts" in handle;
