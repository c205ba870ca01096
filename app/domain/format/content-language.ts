/** The language the promotion writes its content in (titles, names, descriptions), regardless of the page's language. */
export const CONTENT_LANGUAGE = "en";

/** The language of one content text, judged by its script: a ring name or a caption may be in Hebrew or Arabic. */
export function languageOf(text: string): string {
  if (/\p{Script=Latin}/u.test(text)) return CONTENT_LANGUAGE;
  if (/\p{Script=Hebrew}/u.test(text)) return "he";
  return /\p{Script=Arabic}/u.test(text) ? "ar" : CONTENT_LANGUAGE;
}
