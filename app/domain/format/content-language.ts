/** The one language that the promotion writes its content in: titles, names and descriptions, whatever the page speaks. */
export const CONTENT_LANGUAGE = "en";

/** The language of one of its texts: a ring name or a caption may be Hebrew or Arabic, which its letters tell. */
export function languageOf(text: string): string {
  if (/\p{Script=Latin}/u.test(text)) return CONTENT_LANGUAGE;
  if (/\p{Script=Hebrew}/u.test(text)) return "he";
  return /\p{Script=Arabic}/u.test(text) ? "ar" : CONTENT_LANGUAGE;
}
