/** A text to be shown: a key of the authenticator's language tables with its values. The server names it, the page says it. */
import type { authenticator } from "../../i18n/en/authenticator";

type Table = typeof authenticator;
type Singular<K extends string> = K extends `${infer Base}_${"one" | "other"}` ? Base : K;
export type TextKey = { [G in keyof Table & string]: `${G}.${Singular<keyof Table[G] & string>}` }[keyof Table &
  string];
export type Text = { key: TextKey; values?: Record<string, string | number> };
