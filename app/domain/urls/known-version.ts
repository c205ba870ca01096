/**
 * Whether the client has this version of a page or file already, so that a 304 is enough. `ifNoneMatch` is its header: a
 * list of ETags, or `*` for any. A proxy that compresses a response weakens its ETag, so weak and strong ones are the same
 * (RFC 9110, section 13.1.2).
 */
export function isKnownVersion(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const known = ifNoneMatch.split(",").map(withoutStrength);
  return known.includes("*") || known.includes(withoutStrength(etag));
}

const withoutStrength = (etag: string) => etag.trim().replace(/^W\//, "");
