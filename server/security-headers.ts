/** Headers of every page. A policy without referrer would make Chromium send `Origin: null` with our own forms. */
import type { Tracking } from "./consent";

const ALWAYS = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
};

/**
 * Scripts come from the site itself. What a tag manager loads is its owner's to say, so after consent any https
 * address may be used; reports go to the host of the DSN alone. Inline scripts are Remix's own and differ on each page.
 */
export function securityHeaders({ tagManager, sentryDsn }: Partial<Tracking> = {}): Record<string, string> {
  const tags = tagManager ? [tagManager.origin, "https:"] : [];
  const reports = sentryDsn ? [new URL(sentryDsn).origin] : [];
  const policy: Record<string, string[]> = {
    "base-uri": ["'self'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
    "script-src": ["'self'", "'unsafe-inline'", ...tags],
    "connect-src": ["'self'", ...tags, ...reports],
    "frame-src": ["'self'", ...tags],
    "worker-src": ["'self'", "blob:"],
  };
  const lines = Object.entries(policy).map(([name, sources]) => [name, ...sources].join(" "));
  return { "content-security-policy": lines.join("; "), ...ALWAYS };
}
