/** Translates a text that the server names by its key. */

import type { KeyedText } from "../../domain/authenticator/keyed-text";
import { bidiIsolated } from "../../domain/format/bidi-isolate";
import { useTexts } from "../../i18n/texts";

/** `table` is the smaller table, for pages that only show fields and their errors. */
export function useText(table: "authenticator" | "fields" = "authenticator"): (text: KeyedText) => string {
  // Callers of the smaller table only pass keys that it has.
  const { t, language } = useTexts(table as "authenticator");
  // A number selects the plural form, so it isn't converted to text.
  const filled = ([name, value]: [string, string | number]) =>
    [name, typeof value === "string" ? bidiIsolated(value, language) : value] as const;
  return ({ key, values = {} }) => t(key, Object.fromEntries(Object.entries(values).map(filled)));
}
