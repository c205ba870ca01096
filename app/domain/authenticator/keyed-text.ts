/** A text to be shown: a key of the authenticator's language tables with its values. The server names it, the page says it. */
import type { authenticator } from "../../i18n/en/authenticator";
import type { fields } from "../../i18n/en/fields";

type Singular<K extends string> = K extends `${infer Base}_${"one" | "other"}` ? Base : K;
type KeysOf<Table> = {
  [G in keyof Table & string]: `${G}.${Singular<keyof Table[G] & string>}`;
}[keyof Table & string];

/** Of the smaller table: fields, what is wrong with them, and what the provider answers. */
export type FieldKey = KeysOf<typeof fields>;
export type TextKey = FieldKey | KeysOf<typeof authenticator>;
export type KeyedText = { key: TextKey; values?: Record<string, string | number> };
