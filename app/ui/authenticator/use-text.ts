/** Says a text that the server has named by its key. */
import type { KeyedText } from "../../domain/authenticator/keyed-text";
import { bidiIsolated } from "../../i18n/bidi-isolate";
import { useTexts } from "../../i18n/texts";

/** `table` is the smaller one where nothing but fields and what is wrong with them is said. */
export function useText(table: "authenticator" | "fields" = "authenticator"): (text: KeyedText) => string {
  // Only what the table has is given to who says it from the smaller one.
  const { t, language } = useTexts(table as "authenticator");
  // A number chooses the plural form, so it stays one.
  const filled = ([name, value]: [string, string | number]) =>
    [name, typeof value === "string" ? bidiIsolated(value, language) : value] as const;
  return ({ key, values = {} }) => t(key, Object.fromEntries(Object.entries(values).map(filled)));
}
