/** A text by its key in the authenticator's language tables. The server returns the key, and the page translates it. */
import type { authenticator } from "../../i18n/en/authenticator";
import type { fields } from "../../i18n/en/fields";

type Singular<K extends string> = K extends `${infer Base}_${"one" | "other"}` ? Base : K;
type KeysOf<Table> = {
  [G in keyof Table & string]: `${G}.${Singular<keyof Table[G] & string>}`;
}[keyof Table & string];

/** Keys of the smaller table: fields, their problems, and provider errors. */
export type FieldKey = KeysOf<typeof fields>;
export type TextKey = FieldKey | KeysOf<typeof authenticator>;
export type KeyedText = { key: TextKey; values?: Record<string, string | number> };
