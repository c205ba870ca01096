/** The route pattern of a path (`/events/:eventId`) for logs, metrics and traces. It identifies nobody. */
import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { remember, remembered } from "../../../app/domain/format/remembered";
import { withoutLanguage } from "../../../app/domain/urls/language-address";
import { contract } from "../../product-api/contract";
import { pathOf } from "../target";

type Pattern = { id: string; path?: string; index?: boolean; children?: Pattern[] };

/** Matching takes a tenth of a millisecond, and most requests share few paths. */
const MOST_KEPT = 2_000;
const LONGEST_KEPT = 200;
/** No page: the site's 404. */
const NONE = "/*";

export function routeNames(build: Pick<ServerBuild, "routes">): (path: string) => string {
  const patterns = [...pagePatterns(build), ...apiPatterns()];
  const known = remember<string>(MOST_KEPT);

  function nameOf(pathname: string): string {
    const path = withoutLanguage(pathname);
    const page = path === "/_root.data" ? "/" : path.replace(/\.data$/, "");
    // None of our patterns has an encoded letter, and the router would warn about those it can't decode.
    const plain = page.replaceAll("%", "_").replace(/\/+/g, "/");
    const matches = matchRoutes(patterns as Parameters<typeof matchRoutes>[0], plain) ?? [];
    const parts = matches.map(({ route }) => route.path).filter(Boolean);
    return parts.length > 0 ? `/${parts.join("/")}`.replace(/\/+/g, "/") : NONE;
  }

  return (url) => {
    const pathname = pathOf(url);
    // A part of a longer text would keep all of it in memory.
    if (url.length > LONGEST_KEPT) return known.values.get(pathname) ?? nameOf(pathname);
    return remembered(known, pathname, () => nameOf(pathname));
  };
}

function pagePatterns({ routes }: Pick<ServerBuild, "routes">): Pattern[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const below = (parent: string | undefined): Pattern[] =>
    all
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }): Pattern => {
        const children = below(id);
        return index ? { id, index: true } : { id, ...(path && { path }), ...(children.length > 0 && { children }) };
      });
  return below(undefined);
}

function apiPatterns(): Pattern[] {
  const paths = Object.values(contract).map(({ path }) => `api${path.replace(/\{(\w+)\}/g, ":$1")}`);
  return [...new Set([...paths, "api/v1/billing/webhook", "api/openapi.json"])].map((path) => ({ id: path, path }));
}
