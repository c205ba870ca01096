/** Where the authentication overlay stands: on top of a page, at that page's path with `/auth/{screen}` behind it. */
const OVERLAY = /\/auth\/[^/]+\/?$/;

/** The page under a path: "/tickets/auth/sign-in" is "/tickets", "/auth/sign-in" is "/". */
export function pageUnder(pathname: string): string {
  return pathname.replace(OVERLAY, "") || "/";
}

/** The overlay's screen on top of the page under `pathname`; the page's query goes along, since it stays behind. */
export function overlayOn(pathname: string, screen: string, search = ""): string {
  // Doubled slashes name the same page, and the router complains about them in links.
  const page = pageUnder(pathname).replace(/\/+/g, "/").replace(/\/$/, "");
  return `${page}/auth/${screen}${search}`;
}

/** The part of a path that is the overlay: "/auth/sign-in" of "/tickets/auth/sign-in", nothing of "/tickets". */
export const overlayIn = (pathname: string): string => OVERLAY.exec(pathname)?.[0] ?? "";
