/** The one language that the promotion writes its content in: titles, names and descriptions, whatever the page speaks. */
export const CONTENT_LANGUAGE = "en";
