/** Texts by their full key, "site.nav.tickets". */
export type FlatTable = Map<string, string>;

export function flatTable(table: object, prefix = ""): FlatTable {
  const found: FlatTable = new Map();
  for (const [key, value] of Object.entries(table)) {
    if (typeof value === "string") found.set(prefix + key, value);
    else for (const [inner, text] of flatTable(value, `${prefix}${key}.`)) found.set(inner, text);
  }
  return found;
}
