/**
 * Whether the client already has this version of a page or file, so that a 304 is enough. `ifNoneMatch` is the header:
 * a list of ETags, or `*` for any. Proxies that compress a response weaken its ETag, so weak and strong ones compare as
 * equal (RFC 9110, section 13.1.2).
 */
export function isKnownVersion(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const known = ifNoneMatch.split(",").map(withoutStrength);
  return known.includes("*") || known.includes(withoutStrength(etag));
}

const withoutStrength = (etag: string) => etag.trim().replace(/^W\//, "");
