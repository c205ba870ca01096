/** Says a text that the server has named by its key. */

import type { Text } from "../../domain/authenticator/text";
import { isolated } from "../../i18n/isolated";
import { useTexts } from "../../i18n/texts";

export function useText(): (text: Text) => string {
  const { t, language } = useTexts("authenticator");
  // A number chooses the plural form, so it stays one.
  const filled = ([name, value]: [string, string | number]) =>
    [name, typeof value === "string" ? isolated(value, language) : value] as const;
  return ({ key, values = {} }) => t(key, Object.fromEntries(Object.entries(values).map(filled)));
}
