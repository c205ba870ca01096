/**
 * URLs in a language: `/es/tickets` is the page `/tickets` in Spanish. English pages have no prefix, and a URL without
 * one says nothing about the language.
 */
import { FALLBACK_LANGUAGE, LANGUAGES } from "../languages";

/** At the beginning of a path, with or without a query. `/es.data` is the page data of `/es`. */
const PREFIX = /^\/([a-z]{2})(?=[/?#]|$|\.data(?:\?|$))/;

const PREFIXED: ReadonlySet<string> = new Set(LANGUAGES.filter((language) => language !== FALLBACK_LANGUAGE));

/** The language that a path names, which is never English. */
export function languageInPath(path: string): string | undefined {
  const code = PREFIX.exec(path)?.[1];
  return code && PREFIXED.has(code) ? code : undefined;
}

/** The same page without its language: "/tickets" for "/es/tickets", "/" for "/es". */
export function withoutLanguage(path: string): string {
  const language = languageInPath(path);
  if (!language) return path;
  const rest = path.slice(language.length + 1);
  if (rest.startsWith("/")) return rest;
  // Remix requests the data of "/" as "/_root.data".
  return rest.startsWith(".") ? `/_root${rest}` : `/${rest}`;
}

/** The page at `path`, which names no language, in `language`. */
export function inLanguage(path: string, language: string): string {
  if (!PREFIXED.has(language)) return path;
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, "")}`;
}
