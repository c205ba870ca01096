/** Text tables needed by a single route, fetched with the route before it renders. */
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { type Namespace, textsOf } from "./texts";

/** A route's `handle` that names its text tables. The first page load reads it before hydrating. */
export type TextsHandle = { texts: Namespace | readonly Namespace[] };

/** A `clientLoader` that fetches the route's tables in parallel with the server's data. */
export const withTexts =
  (texts: TextsHandle["texts"]) =>
  async ({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> => {
    const tables = textsOf(document.documentElement.lang, [texts].flat()).catch((error) => window.chunkFailed(error));
    const [page] = await Promise.all([serverLoader(), tables]);
    return page;
  };

/** The tables named by these routes' handles, plus `site`, which every page needs. */
export function namespacesOf(handles: unknown[]): Namespace[] {
  const named = handles.flatMap((handle) => (isTextsHandle(handle) ? [handle.texts].flat() : []));
  return [...new Set<Namespace>(["site", ...named])];
}

const isTextsHandle = (handle: unknown): handle is TextsHandle =>
  typeof handle === "object" && handle !== null && "texts" in handle;
