/**
 * Texts by key: `{{name}}` is filled in, and a key with `count` takes the form that the
 * language has for the number, or `_zero` where there is one.
 * This is the part of i18next that the pages use; the library itself costs 16 kB of the 110 that a page may load.
 */

/** Dotted keys of a table's texts; plural forms count as one key, without their ending. */
export type TextKey<T, Prefix extends string = ""> = {
  [K in keyof T & string]: T[K] extends string
    ? `${Prefix}${K extends `${infer Counted}_${"zero" | "one" | "other"}` ? Counted : K}`
    : TextKey<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

export type Values = Readonly<Record<string, string | number | undefined>>;
export type Translate<T> = (key: TextKey<T>, values?: Values) => string;

/** Every key of one table, by its dotted name. */
function flat(table: object, prefix = "", into = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(table)) {
    if (typeof value === "string") into.set(prefix + key, value);
    else flat(value, `${prefix}${key}.`, into);
  }
  return into;
}

/** `t` over one table of one language. A key without a text gives the key itself. */
export function translator<T extends object>(table: T, language: string): Translate<T> {
  const texts = flat(table);
  const rules = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const { count } = values;
    const form = typeof count === "number" ? texts.get(`${key}_${rules.select(count)}`) : undefined;
    const none = count === 0 ? texts.get(`${key}_zero`) : undefined;
    const text = none ?? form ?? texts.get(key) ?? texts.get(`${key}_other`) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
}
