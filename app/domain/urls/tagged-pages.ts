/** Pages that may run the tag manager: those that are the same for everyone and have no secrets in their URLs. */

import { withoutLanguage } from "./language-address";

/** An allowlist; `:` stands for one segment. */
const TAGGED_PAGES = [
  "/",
  "/home",
  "/shows",
  "/shows/pigeon-forge",
  "/pigeon-forge",
  "/tickets-pigeon-forge",
  "/shows/section/:",
  "/tickets",
  "/tour-dates",
  "/events/:",
  "/wrestlers",
  "/wrestlers/:",
  "/news/:",
  "/pay-per-view",
  "/payperview",
  "/shop",
  "/shop/:",
  "/privacypolicy",
];

const TAGGED = new RegExp(`^(${TAGGED_PAGES.join("|").replaceAll(":", "[^/.]+")})$`);

/** The language of the address makes no difference. */
export const mayRunTags = (pathname: string): boolean => TAGGED.test(withoutLanguage(pathname).replace(/(.)\/$/, "$1"));
