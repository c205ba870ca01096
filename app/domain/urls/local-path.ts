/** Keeps redirects back to a page on this site. */

/**
 * `requested` if it is a path on this site, otherwise `fallback`. Refuses backslashes, schemes, double slashes (also
 * further on, because a language prefix before them may be removed) and characters that a header can't contain.
 * Browsers send URLs encoded.
 */
export function localPath(requested: string | null | undefined, fallback: string): string {
  if (!requested || !/^\/[\x21-\x7e]*$/.test(requested) || /\\|^[^?#]*\/\//.test(requested)) return fallback;
  return requested;
}
