/** Guards redirects back to a page against leading to another site. */

/**
 * `requested` if it is a path on this site, otherwise `fallback`. Refuses backslashes, schemes and doubled slashes, which
 * lead to other sites, also where a language is cut off before them, and characters that a header can't contain
 * (browsers send URLs encoded).
 */
export function localPath(requested: string | null | undefined, fallback: string): string {
  if (!requested || !/^\/[\x21-\x7e]*$/.test(requested) || /\\|^[^?#]*\/\//.test(requested)) return fallback;
  return requested;
}
