/** Headers of every page. A policy without referrer would make Chromium send `Origin: null` with our own forms. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": "base-uri 'self'; object-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
};
