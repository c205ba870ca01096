/** Guards redirects back to a page against leading to another site. */

/**
 * `requested` if it is a path on this site, otherwise `fallback`. Refuses `//host`, backslashes and schemes, which lead
 * to other sites, and characters that a header can't contain (browsers send URLs encoded).
 */
export function localPath(requested: string | null | undefined, fallback: string): string {
  if (!requested || !/^\/(?!\/)[\x21-\x7e]*$/.test(requested) || requested.includes("\\")) return fallback;
  return requested;
}
