/** Texts in the visitor's language, for components and loaders. */
import { createContext, type ReactNode, useContext } from "react";
import { FALLBACK_LANGUAGE, LANGUAGES } from "../domain/languages";
import type { en } from "./en";
import { TABLE_NAMES, tableFile } from "./tables";
import { type Translate, translator } from "./translate";

type EnglishTables = typeof en;

/** Tables that include a smaller one. Pages that need only that part can load it alone. */
export const INCLUDED_TABLE = { authenticator: "fields", security: "account", details: "account" } as const;
type ExtendingNamespace = keyof typeof INCLUDED_TABLE;
type Tables = {
  [N in keyof EnglishTables]: N extends ExtendingNamespace
    ? EnglishTables[N] & EnglishTables[(typeof INCLUDED_TABLE)[N]]
    : EnglishTables[N];
};

export type Namespace = keyof Tables;
export type Texts = { language: string; t: { readonly [N in Namespace]: Translate<Tables[N]> } };

type Loaded = { table: object; t: Translate<never> };
/** The loaded tables of one language, and its texts, which look them up there: a browser never has all tables. */
type InLanguage = { tables: Map<Namespace, Loaded>; texts: Texts };

const languages = new Map<string, InLanguage>();

/** Texts in `language`, or in English if we don't have it. `namespaces` are loaded once this resolves. */
export async function textsOf(language: string, namespaces = TABLE_NAMES as readonly Namespace[]): Promise<Texts> {
  const { tables, texts } = inLanguage(LANGUAGES.includes(language) ? language : FALLBACK_LANGUAGE);
  // A page asks several times, and each wait for the forty loaded tables would take a hundred promises.
  if (!namespaces.every((namespace) => tables.has(namespace))) {
    await Promise.all(namespaces.map((namespace) => load(texts.language, namespace)));
  }
  return texts;
}

function inLanguage(language: string): InLanguage {
  const known = languages.get(language);
  if (known) return known;
  const t = new Proxy({} as Texts["t"], { get: (_, name) => translatorOf(language, name as Namespace) });
  const made = { tables: new Map<Namespace, Loaded>(), texts: { language, t } };
  languages.set(language, made);
  return made;
}

async function load(language: string, namespace: Namespace): Promise<object> {
  const { tables } = inLanguage(language);
  const known = tables.get(namespace);
  if (known) return known.table;
  const [own, included] = await Promise.all([
    tableFile(language, namespace),
    namespace in INCLUDED_TABLE ? load(language, INCLUDED_TABLE[namespace as ExtendingNamespace]) : undefined,
  ]);
  if (!own?.[namespace]) throw new Error(`Text table not found: ${language}/${namespace}`);
  const table = { ...included, ...own[namespace] };
  tables.set(namespace, { table, t: translator(table, language) as Translate<never> });
  return table;
}

function translatorOf<N extends Namespace>(language: string, namespace: N): Translate<Tables[N]> {
  const t = languages.get(language)?.tables.get(namespace)?.t;
  if (!t) throw new Error(`Text table ${language}/${namespace} is not loaded`);
  return t as unknown as Translate<Tables[N]>;
}

/** The site's own texts if they are loaded. For titles, which aren't rendered by components. */
export const siteTexts = (language: string) =>
  languages.get(language)?.tables.get("site")?.t as unknown as Texts["t"]["site"] | undefined;

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
