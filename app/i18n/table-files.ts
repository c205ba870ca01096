/** Where the tables are: one chunk for each of each language, of which a browser fetches what its page needs. */
const files = import.meta.glob<Record<string, object>>("./*/*.ts");

/** The module of one table; undefined or refused where there is none. In the browser's build see vite.config.ts. */
export const loadTableFile = (language: string, table: string) => files[`./${language}/${table}.ts`]?.();
