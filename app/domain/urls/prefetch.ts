/** Which pages may be prefetched. */

import { withoutLanguage } from "./language-address";

/** Pages that are personal, change every second, or need a lookup of the billing customer. */
const PERSONAL =
  /^\/(tickets\/(event|details|print|wallet)\b|profile\b|premium\b|paid\b|shop\/(order|basket)\b|waiting-list\b|follow(ing)?\b|watch\b|billing-assistance\b)|pay-?per-?view/;
/** URLs that aren't pages: files, pictures, redirects, endpoints. */
const NOT_A_PAGE = /\.[^/]*$|^\/(api|art|builds|consent|guest-credentials|language|line|oauth|og)\b/;

/** True if `link` leads to another page of this site that isn't an overlay and is the same for everyone. */
export function mayPrefetch(link: URL, here: URL): boolean {
  const { origin, pathname } = link;
  if (origin !== here.origin || pathname === here.pathname) return false;
  const path = withoutLanguage(pathname);
  return !path.includes("/auth/") && !PERSONAL.test(path) && !NOT_A_PAGE.test(path);
}
