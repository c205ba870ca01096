/** Who may write: our own pages. Remix checks neither resource routes nor `?_data=` posts, so the door does. */

/**
 * True for a request that changes something and did not come from our own pages. With SITE_URL the Origin must be
 * its; without, the request's own Host, so that localhost and 127.0.0.1 both work.
 */
export function foreignWrite(method: string, headers: Headers, siteUrl: string | undefined): boolean {
  if (method === "GET" || method === "HEAD") return false;
  const origin = headers.get("origin");
  if (origin === null) return ["cross-site", "same-site"].includes(headers.get("sec-fetch-site") ?? "");
  if (!URL.canParse(origin)) return true;
  return siteUrl ? origin !== new URL(siteUrl).origin : new URL(origin).host !== headers.get("host");
}

/** The webhook and the product API read a signature or a bearer and never a cookie, so they stand outside. */
export const outsideTheDoor = (path: string): boolean => path.startsWith("/api/");

/** The clear answer that a foreign write gets. */
export function refuseForeign(): Response {
  return new Response("This form was not sent from our own pages, so nothing was done.", {
    status: 403,
    statusText: "Forbidden",
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
