/** The texts of the visitor's language, for components and loaders. */
import { createContext, type ReactNode, useContext } from "react";
import type { en } from "./en";
import { FALLBACK_LANGUAGE, LANGUAGES } from "./languages";
import { loadTableFile } from "./table-files";
import { type Translate, translator } from "./translate";

type EnglishTables = typeof en;

/** Tables that say another one's words, too: that one is smaller, and for pages that need no more. */
export const INCLUDED_TABLE = { authenticator: "fields", security: "account", details: "account" } as const;
type ExtendingNamespace = keyof typeof INCLUDED_TABLE;
type Tables = { [N in keyof EnglishTables]: N extends ExtendingNamespace ? EnglishTables[N] & EnglishTables[(typeof INCLUDED_TABLE)[N]] : EnglishTables[N] };

export type Namespace = keyof Tables;
export type Texts = { language: string; t: { readonly [N in Namespace]: Translate<Tables[N]> } };

const NAMESPACES = [
  "site",
  "tickets",
  "mine",
  "authenticator",
  "roster",
  "shows",
  "night",
  "media",
  "watch",
  "shop",
  "help",
  "privacy",
  "door",
  "billing",
  "account",
  "goods",
  "payments",
  "record",
  "keeping",
  "fields",
  "security",
  "safety",
  "details",
] as const satisfies readonly Namespace[];
const loaded = new Map<string, { table: object; t: Translate<never> }>();

/** The texts of `language`, an unknown one being English; `namespaces` are loaded when this resolves. */
export async function textsOf(language: string, namespaces: readonly Namespace[] = NAMESPACES): Promise<Texts> {
  const code = LANGUAGES.includes(language) ? language : FALLBACK_LANGUAGE;
  await Promise.all(namespaces.map((namespace) => load(code, namespace)));
  // Getters, since a browser has only the tables that its page asked for.
  const t = Object.defineProperties(
    {},
    Object.fromEntries(NAMESPACES.map((name) => [name, { get: () => translatorOf(code, name) }])),
  ) as Texts["t"];
  return { language: code, t };
}

async function load(language: string, namespace: Namespace): Promise<object> {
  const place = `${language}/${namespace}`;
  const known = loaded.get(place);
  if (known) return known.table;
  const [own, within] = await Promise.all([
    loadTableFile(language, namespace),
    namespace in INCLUDED_TABLE ? load(language, INCLUDED_TABLE[namespace as ExtendingNamespace]) : undefined,
  ]);
  if (!own?.[namespace]) throw new Error(`There are no texts in ${place}`);
  const table = { ...within, ...own[namespace] };
  loaded.set(place, { table, t: translator(table, language) as Translate<never> });
  return table;
}

function translatorOf<N extends Namespace>(language: string, namespace: N): Translate<Tables[N]> {
  const t = loaded.get(`${language}/${namespace}`)?.t;
  if (!t) throw new Error(`The ${namespace} texts of ${language} are not loaded`);
  return t as unknown as Translate<Tables[N]>;
}

const Context = createContext<string | undefined>(undefined);

export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <Context.Provider value={texts.language}>{children}</Context.Provider>;
}

/** `t` of one table, and the language that it speaks. */
export function useTexts<N extends Namespace>(namespace: N): { t: Texts["t"][N]; language: string } {
  const language = useContext(Context);
  if (!language) throw new Error("There are no texts above this component");
  return { t: translatorOf(language, namespace) as Texts["t"][N], language };
}
