/** The texts of the visitor's language, for components and loaders. */
import { createContext, type ReactNode, useContext } from "react";
import type { en } from "./en";
import { FALLBACK_LANGUAGE, LANGUAGES } from "./languages";
import { tableFile } from "./tables";
import { type Translate, translator } from "./translate";

type Tables = typeof en;
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
] as const satisfies readonly Namespace[];
const loaded = new Map<string, Translate<never>>();

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

async function load(language: string, namespace: Namespace): Promise<void> {
  const place = `${language}/${namespace}`;
  if (loaded.has(place)) return;
  const table = (await tableFile(language, namespace))?.[namespace];
  if (!table) throw new Error(`There are no texts in ${place}`);
  loaded.set(place, translator(table, language) as Translate<never>);
}

function translatorOf<N extends Namespace>(language: string, namespace: N): Translate<Tables[N]> {
  const t = loaded.get(`${language}/${namespace}`);
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
