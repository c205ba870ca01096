/** Translates a text that the server names by its key. */

import type { Text } from "../../domain/authenticator/text";
import { isolated } from "../../i18n/isolated";
import { useTexts } from "../../i18n/texts";

/** `table` is the smaller table, for pages that only show fields and their errors. */
export function useText(table: "authenticator" | "fields" = "authenticator"): (text: Text) => string {
  // Callers of the smaller table only pass keys that it has.
  const { t, language } = useTexts(table as "authenticator");
  // A number selects the plural form, so it isn't converted to text.
  const filled = ([name, value]: [string, string | number]) =>
    [name, typeof value === "string" ? isolated(value, language) : value] as const;
  return ({ key, values = {} }) => t(key, Object.fromEntries(Object.entries(values).map(filled)));
}
