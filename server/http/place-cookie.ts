/**
 * The cookie with the fan's places and turns, the only one besides the language that isn't sealed: each is signed with
 * its sale's own secret, so that they outlive SESSION_SECRETS. At most four, the newest last.
 */
import { parseCookie, stringifySetCookie } from "cookie";
import { COOKIE_PATH, COOKIE_SECURE } from "../../app/domain/limits";

const MOST = 4;
const MOST_CHARACTERS = 400;
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;
const TOKEN = /^[\w-]{54}$/;

const nameOf = (secure: boolean) => (secure ? "__Host-place" : "place");

/** All tokens that the browser sent, of whatever sale. */
export function placeTokens(header: string | undefined | null, secure: boolean): string[] {
  if (!header?.includes("place=")) return [];
  const value = parseCookie(header)[nameOf(secure)];
  if (!value || value.length > MOST_CHARACTERS) return [];
  return value.split(".").filter((token) => TOKEN.test(token));
}

/** The Set-Cookie line that keeps `tokens`. */
export function keepTokens(tokens: string[], secure: boolean): string {
  return stringifySetCookie({
    name: nameOf(secure),
    value: tokens.slice(-MOST).join("."),
    maxAge: tokens.length > 0 ? MAX_AGE_SECONDS : 0,
    httpOnly: true,
    sameSite: "lax",
    path: COOKIE_PATH,
    secure: COOKIE_SECURE && secure,
  });
}
