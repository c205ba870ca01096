/** The one language that the promotion writes its content in: titles, names and descriptions, whatever the page speaks. */
export const CONTENT_LANGUAGE = "en";

/** The language of one of its texts: a ring name or a caption may be Hebrew, which its letters tell. */
export const languageOf = (text: string): string =>
  /\p{Script=Hebrew}/u.test(text) && !/\p{Script=Latin}/u.test(text) ? "he" : CONTENT_LANGUAGE;
