/** Loads tables of texts: one chunk per table and language, so that a browser fetches only what its page needs. */
const files = import.meta.glob<Record<string, object>>("./*/*.ts");

/** The module of one table; undefined or rejected if there is none. build-plugins/texts-folder.ts replaces it in builds. */
export const tableFile = (language: string, table: string) => files[`./${language}/${table}.ts`]?.();
