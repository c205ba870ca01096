/** Addresses that Remix, React Router or PostgreSQL stumble over, made into plain text that no page of ours has. */

/** What no path of ours contains: control characters, and backslashes, which browsers read as slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ILLEGIBLE = /[\0-\x1f\\]/;

/**
 * Path segments that cannot be decoded, or decode to something illegible, keep their percent signs as text: `/%5C`
 * becomes `/%255C`, which gets the ordinary 404 page. NULs vanish from the query, where a page may have other parameters
 * to read.
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
