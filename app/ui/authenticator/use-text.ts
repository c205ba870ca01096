/** Says a text that the server has named by its key. */

import type { Text } from "../../domain/authenticator/text";
import { directionOf } from "../../i18n/languages";
import { useTexts } from "../../i18n/texts";

/** FIRST STRONG ISOLATE and its end: a masked address keeps its own order inside a sentence from right to left. */
const [ISOLATE, END] = ["\u2068", "\u2069"];

export function useText(): (text: Text) => string {
  const { t, language } = useTexts("authenticator");
  if (directionOf(language) === "ltr") return ({ key, values }) => t(key, values);
  return ({ key, values = {} }) => t(key, Object.fromEntries(Object.entries(values).map(isolated)));
}

function isolated([name, value]: [string, string | number]): [string, string | number] {
  // A number chooses the plural form, so it stays one.
  return [name, typeof value === "string" ? ISOLATE + value + END : value];
}
