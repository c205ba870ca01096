/** Which pages may be fetched before they are asked for. */

/** What is a visitor's own or changes by the second, and what a billing customer is looked up for. */
const OWN = /^\/(tickets\/(event|details|print)\b|profile\b|premium\b)|pay-?per-?view/;
/** Addresses that are no pages: files, pictures, doors to elsewhere. */
const NO_PAGE = /\.[^/]*$|^\/(api|art|builds|consent|guest-credentials|language|oauth|og)\b/;

/** True when `link` is another page of this site than the one at `here`, is no overlay, and is the same for everybody. */
export function mayPrefetch(link: URL, here: URL): boolean {
  const { origin, pathname } = link;
  if (origin !== here.origin || pathname === here.pathname) return false;
  return !pathname.includes("/auth/") && !OWN.test(pathname) && !NO_PAGE.test(pathname);
}
