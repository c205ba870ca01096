/**
 * The language of a request: from its address, or else the visitor's choice in a plain cookie, or else Accept-Language.
 */
import { parseCookie, stringifySetCookie } from "cookie";
import { RemixI18Next } from "remix-i18next/server";
import { FALLBACK_LANGUAGE, LANGUAGES, languageFor } from "../../app/domain/languages";
import { COOKIE_DAYS, COOKIE_PATH, COOKIE_SECURE } from "../../app/domain/limits";
import { languageInPath } from "../../app/domain/urls/language-address";

const COOKIE = "lng";
const DAY_SECONDS = 24 * 60 * 60;

const detection = new RemixI18Next({
  detection: {
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: FALLBACK_LANGUAGE,
    order: ["custom"],
    // The library stops at the first language of Accept-Language that any browser knows, even if we don't support it.
    findLocale: async ({ headers }) => chosen(headers) ?? wished(headers) ?? null,
  },
});

/** Always one of our languages. */
export const localeOf = async (request: Request): Promise<string> =>
  languageInPath(new URL(request.url).pathname) ?? detection.getLocale(request);

/**
 * The same for a path and the Cookie and Accept-Language headers. Few distinct ones are sent, so results are cached.
 */
export function languageOf(path: string, cookie = "", acceptLanguage = ""): string {
  const named = languageInPath(path);
  if (named) return named;
  const choice = cookie === "" ? undefined : /(?:^|;\s*)lng=([^;]*)/.exec(cookie)?.[1];
  // No header has a line break, so a choice can't pass for a wish.
  const lines = choice === undefined ? acceptLanguage : `${choice}\n${acceptLanguage}`;
  let language = read.get(lines);
  if (!language) {
    // From the same two values as the key. A cookie read in another way would choose for those who share the key.
    const wish = wished(new Headers({ "accept-language": acceptLanguage }));
    language = languageFor(choice?.trim() ?? "") ?? wish ?? FALLBACK_LANGUAGE;
    if (lines.length > LONGEST_LINES) return language;
    if (read.size >= MOST_LINES) read.clear();
    read.set(lines, language);
  }
  return language;
}
const read = new Map<string, string>();
const MOST_LINES = 1_000;
/** Browsers send fewer than a hundred characters. */
const LONGEST_LINES = 300;

const chosen = (headers: Headers) => languageFor(parseCookie(headers.get("cookie") ?? "")[COOKIE] ?? "");

/** The best of our languages by the weights of the browser's list. */
function wished(headers: Headers): string | undefined {
  const preferences = (headers.get("accept-language") ?? "").split(",").map((preference) => {
    const [code = "", weight] = preference.split(";");
    return { language: languageFor(code.trim()), weight: Number(/q=([\d.]+)/.exec(weight ?? "")?.[1] ?? 1) };
  });
  return preferences.sort((a, b) => b.weight - a.weight).find(({ language, weight }) => language && weight > 0)
    ?.language;
}

/**
 * The Set-Cookie line after a form on a page whose address names a language, because Stripe, the provider and our mails
 * lead back to addresses without one. Undefined if there is nothing to remember.
 */
export function languageToKeep(request: Request, secure: boolean): string | undefined {
  const named = languageInPath(new URL(request.url).pathname);
  return named && named !== chosen(request.headers) ? chooseLanguage(named, secure) : undefined;
}

/** The Set-Cookie line that stores `code`. Undefined if we don't support that language. */
export function chooseLanguage(code: string, secure: boolean): string | undefined {
  const language = languageFor(code);
  if (!language) return undefined;
  const maxAge = COOKIE_DAYS * DAY_SECONDS;
  return stringifySetCookie({
    name: COOKIE,
    value: language,
    path: COOKIE_PATH,
    maxAge,
    sameSite: "lax",
    secure: COOKIE_SECURE && secure,
  });
}
