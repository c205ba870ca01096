/** URLs of the authentication overlay: a page's path followed by `/auth/{screen}`. */
const OVERLAY = /\/auth\/[^/]+\/?$/;

/** The page under a path: "/tickets" for "/tickets/auth/sign-in", "/" for "/auth/sign-in". */
export function pageUnder(pathname: string): string {
  return pathname.replace(OVERLAY, "") || "/";
}

/** The URL of a screen on top of the page under `pathname`, with that page's query. */
export function overlayOn(pathname: string, screen: string, search = ""): string {
  // The router warns about doubled slashes in links.
  const page = pageUnder(pathname).replace(/\/+/g, "/").replace(/\/$/, "");
  return `${page}/auth/${screen}${search}`;
}

/** The overlay's part of a path: "/auth/sign-in" for "/tickets/auth/sign-in", empty for "/tickets". */
export const overlayIn = (pathname: string): string => OVERLAY.exec(pathname)?.[0] ?? "";
