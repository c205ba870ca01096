/** The pages that may run the tag manager: the same for everybody, and nothing in their addresses is a secret. */

/** Closed: a page that is missing here never runs it. `:` stands for one segment. */
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

export const mayRunTags = (pathname: string): boolean => TAGGED.test(pathname.replace(/(.)\/$/, "$1"));
