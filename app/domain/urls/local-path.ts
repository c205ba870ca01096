/** Guards redirects back to a page against leading to another site. */

/**
 * `requested` if it is a path on this site, otherwise `fallback`. Refuses backslashes, schemes and double slashes, which
 * lead to other sites (double slashes also further on, because the language before them may be cut off), and characters
 * that a header can't contain. Browsers send URLs encoded.
 */
export function localPath(requested: string | null | undefined, fallback: string): string {
  if (!requested || !/^\/[\x21-\x7e]*$/.test(requested) || /\\|^[^?#]*\/\//.test(requested)) return fallback;
  return requested;
}
