/**
 * Pages that read nothing of a signed-in fan but the name. Rendering one for every fan must have no effect, so only
 * these are tried; should one read more after all, it is rendered for each fan alone.
 */
const PATTERNS: ReadonlySet<string> = new Set([
  "/",
  "/home",
  "/tickets",
  "/tour-dates",
  "/shows",
  "/shows/pigeon-forge",
  "/pigeon-forge",
  "/tickets-pigeon-forge",
  "/shows/section/:categoryId",
  "/events/:eventId",
  "/wrestlers",
  "/wrestlers/:wrestlerId",
  "/:name",
  "/news/:mediaId",
  "/shop",
  "/privacypolicy",
  "/accessibility",
]);

/** `pattern` is a route's, such as `/events/:eventId`. */
export const isForEveryFan = (pattern: string): boolean => PATTERNS.has(pattern);
