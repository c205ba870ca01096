/** Texts in the visitor's language, for components and loaders. */
import { createContext, type ReactNode, useContext } from "react";
import { FALLBACK_LANGUAGE, LANGUAGES } from "../domain/languages";
import type { en } from "./en";
import { TABLE_NAMES, tableFile } from "./tables";
import { type Translate, translator } from "./translate";

type EnglishTables = typeof en;

/** Tables that include another, smaller one, which pages that need less can load alone. */
export const INCLUDED_TABLE = { authenticator: "fields", security: "account", details: "account" } as const;
type ExtendingNamespace = keyof typeof INCLUDED_TABLE;
type Tables = {
  [N in keyof EnglishTables]: N extends ExtendingNamespace
    ? EnglishTables[N] & EnglishTables[(typeof INCLUDED_TABLE)[N]]
    : EnglishTables[N];
};

export type Namespace = keyof Tables;
export type Texts = { language: string; t: { readonly [N in Namespace]: Translate<Tables[N]> } };

const loaded = new Map<string, { table: object; t: Translate<never> }>();

/** Texts in `language`, or in English if we don't have it. `namespaces` are loaded once this resolves. */
export async function textsOf(language: string, namespaces = TABLE_NAMES as readonly Namespace[]): Promise<Texts> {
  const code = LANGUAGES.includes(language) ? language : FALLBACK_LANGUAGE;
  await Promise.all(namespaces.map((namespace) => load(code, namespace)));
  // Looked up when asked for, because a browser has only the tables that its page has loaded.
  const t = new Proxy({} as Texts["t"], { get: (_, name) => translatorOf(code, name as Namespace) });
  return { language: code, t };
}

async function load(language: string, namespace: Namespace): Promise<object> {
  const path = `${language}/${namespace}`;
  const known = loaded.get(path);
  if (known) return known.table;
  const [own, included] = await Promise.all([
    tableFile(language, namespace),
    namespace in INCLUDED_TABLE ? load(language, INCLUDED_TABLE[namespace as ExtendingNamespace]) : undefined,
  ]);
  if (!own?.[namespace]) throw new Error(`Text table not found: ${path}`);
  const table = { ...included, ...own[namespace] };
  loaded.set(path, { table, t: translator(table, language) as Translate<never> });
  return table;
}

function translatorOf<N extends Namespace>(language: string, namespace: N): Translate<Tables[N]> {
  const t = loaded.get(`${language}/${namespace}`)?.t;
  if (!t) throw new Error(`Text table ${language}/${namespace} is not loaded`);
  return t as unknown as Translate<Tables[N]>;
}

/** The site's own texts if they are loaded: for a title, which is written without components. */
export const siteTexts = (language: string) =>
  loaded.get(`${language}/site`)?.t as unknown as Texts["t"]["site"] | undefined;

const Context = createContext<string | undefined>(undefined);

export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <Context.Provider value={texts.language}>{children}</Context.Provider>;
}

/** `t` for one table, and its language. */
export function useTexts<N extends Namespace>(namespace: N): { t: Texts["t"][N]; language: string } {
  const language = useContext(Context);
  if (!language) throw new Error("useTexts must be used inside TextsProvider");
  return { t: translatorOf(language, namespace) as Texts["t"][N], language };
}
