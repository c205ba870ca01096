/** The language that the promotion writes titles, names and descriptions in, whatever the page's language. */
export const CONTENT_LANGUAGE = "en";

/**
 * The language of a record's text in a view; absent if it isn't translated. Page data is sent with every page, and few
 * records are translated.
 */
export type Worded = { lang?: string | undefined };
export const wordsOf = (record: object): Worded =>
  "language" in record && typeof record.language === "string" && record.language !== CONTENT_LANGUAGE
    ? { lang: record.language }
    : {};

/** The language of one content text, judged by its script: a ring name or a caption may be in Hebrew or Arabic. */
export function languageOf(text: string): string {
  if (/\p{Script=Latin}/u.test(text)) return CONTENT_LANGUAGE;
  if (/\p{Script=Hebrew}/u.test(text)) return "he";
  return /\p{Script=Arabic}/u.test(text) ? "ar" : CONTENT_LANGUAGE;
}

const OTHER_SCRIPTS = new Set(["he", "ja", "ko", "ru", "uk", "zh"]);

/** The language of a record's title: a translated record often keeps its title in Latin letters. */
export const titleLanguage = (title: string, lang: string | undefined): string =>
  lang === undefined || (OTHER_SCRIPTS.has(lang) && /^[\p{Script=Latin}\P{L}]+$/u.test(title))
    ? languageOf(title)
    : lang;
