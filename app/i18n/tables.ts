/** Loads text tables. Each table of each language is a chunk of its own, and a browser fetches only those it needs. */
const files = import.meta.glob<Record<string, object>>("./*/*.ts");

/** Names of all tables. The browser, which never loads all, gets an empty list. */
export const TABLE_NAMES: readonly string[] = Object.keys(files).flatMap(
  (path) => path.match(/^\.\/en\/(\w+)\.ts$/)?.[1] ?? [],
);

/**
 * The module of one table; undefined or a rejected promise if it doesn't exist. For the browser, see
 * build-plugins/texts-folder.ts.
 */
export const tableFile = (language: string, table: string) => files[`./${language}/${table}.ts`]?.();
