/** Loads text tables. Each table of each language is a chunk of its own, and a browser fetches only those it needs. */
const files = import.meta.glob<Record<string, object>>("./*/*.ts");

/** The module of one table. Undefined, or a rejected promise, if it doesn't exist. For the browser see vite.config.ts. */
export const tableFile = (language: string, table: string) => files[`./${language}/${table}.ts`]?.();
