/**
 * Texts by key. `{{name}}` is replaced, and `count` selects the language's plural form, or `_zero` if there is one.
 * This is the part of i18next that the pages use; the library itself takes 16 kB of the 110 kB budget of a page.
 */

/** Dotted keys of a table's texts. Plural forms share one key, without the suffix. */
export type TextKey<T, Prefix extends string = ""> = {
  [K in keyof T & string]: T[K] extends string
    ? `${Prefix}${K extends `${infer Counted}_${"zero" | "one" | "other"}` ? Counted : K}`
    : TextKey<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

export type Values = Readonly<Record<string, string | number | undefined>>;
export type Translate<T> = (key: TextKey<T>, values?: Values) => string;

/** All texts of a table by dotted key. */
function flat(table: object, prefix = "", into = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(table)) {
    if (typeof value === "string") into.set(prefix + key, value);
    else flat(value, `${prefix}${key}.`, into);
  }
  return into;
}

/** `t` for one table in one language. An unknown key is returned as it is. */
export function translator<T extends object>(table: T, language: string): Translate<T> {
  const texts = flat(table);
  const rules = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const { count } = values;
    const form = typeof count === "number" ? texts.get(`${key}_${rules.select(count)}`) : undefined;
    const none = count === 0 ? texts.get(`${key}_zero`) : undefined;
    const text = none ?? form ?? texts.get(key) ?? texts.get(`${key}_other`) ?? key;
    if (!text.includes("{{")) return text;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
}
