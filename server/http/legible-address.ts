/** Turns addresses that trip up Remix, React Router or PostgreSQL into plain text that matches none of our pages. */

/** Never part of our paths: control characters, and backslashes, which browsers read as slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ILLEGIBLE = /[\0-\x1f\\]/;

/**
 * Path segments that can't be decoded, or that decode to such characters, keep their percent signs as text: `/%5C`
 * becomes `/%255C`, which gets the ordinary 404 page. NUL characters are removed from the query, where a page may have
 * other parameters to read.
 */
export function legible(address: URL): URL {
  const url = new URL(address);
  url.pathname = url.pathname.split("/").map(segment).join("/");
  url.search = url.search.replaceAll("%00", "");
  return url;
}

function segment(text: string): string {
  try {
    return ILLEGIBLE.test(decodeURIComponent(text)) ? asText(text) : text;
  } catch {
    return asText(text);
  }
}

const asText = (segment: string) => segment.replaceAll("%", "%25");
