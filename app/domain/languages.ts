/** The site's languages, each with a folder of text tables in app/i18n. */

export const FALLBACK_LANGUAGE = "en";

/** Each language's own name, for the language menu. */
export const LANGUAGE_NAMES: Record<string, string> = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  he: "עברית",
  id: "Bahasa Indonesia",
  it: "Italiano",
  ja: "日本語",
  ko: "한국어",
  nb: "Norsk bokmål",
  nl: "Nederlands",
  pl: "Polski",
  pt: "Português",
  ru: "Русский",
  sv: "Svenska",
  tr: "Türkçe",
  uk: "Українська",
  zh: "简体中文",
};

export const LANGUAGES: readonly string[] = Object.keys(LANGUAGE_NAMES);

/** Older or broader codes that browsers send for our languages. */
const OTHER_CODES: Record<string, string> = { no: "nb", nn: "nb", iw: "he", in: "id" };

/** Our language for a code such as `de-AT` or `no`, ignoring the region. Undefined if we don't have it. */
export function languageFor(code: string): string | undefined {
  const [base = ""] = code.toLowerCase().split(/[-_]/);
  const known = OTHER_CODES[base] ?? base;
  return LANGUAGES.includes(known) ? known : undefined;
}

const RIGHT_TO_LEFT = new Set(["he"]);

/** Writing direction of a language. */
export const directionOf = (language: string): "ltr" | "rtl" => (RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr");

/** "de_DE": OpenGraph combines a language with its most likely country. */
export function openGraphLocale(language: string): string {
  const known = openGraphLocales.get(language);
  if (known) return known;
  const { language: code, region } = new Intl.Locale(language).maximize();
  const locale = region ? `${code}_${region}` : code;
  openGraphLocales.set(language, locale);
  return locale;
}
// Cached for each of our languages, because asking Intl takes 0.1 ms.
const openGraphLocales = new Map<string, string>();
