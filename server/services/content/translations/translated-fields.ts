/** The words of an item that are translated, from the schema that imports are checked by. */
import type { z } from "zod";
import { LANGUAGES } from "../../../../app/domain/languages";
import { bare } from "../cells";
import { collections, type Name } from "../collections";
import type { ItemRow } from "../rows";

export type TranslatedWords = Record<string, string>;

/** Names of the translated fields, with the longest text of each. Empty for a collection without translations. */
export function translatedFields(name: Name): { field: string; most: number | undefined }[] {
  const { translations } = collections[name].item.shape;
  if (!translations) return [];
  const [one] = Object.values((bare(translations as z.ZodType) as z.ZodObject).shape);
  const { shape } = bare(one as z.ZodType) as z.ZodObject;
  return Object.entries(shape).map(([field, text]) => ({
    field,
    most: (text as { maxLength?: number | null }).maxLength ?? undefined,
  }));
}

/** What an item says in English, of the words that are translated. */
export const englishOf = (name: Name, item: ItemRow): TranslatedWords =>
  Object.fromEntries(translatedFields(name).map(({ field }) => [field, String(item[field] ?? "")]));

/** An item's words by language. */
export const translationsOf = (item: ItemRow): Partial<Record<string, TranslatedWords>> =>
  (item.translations ?? {}) as Partial<Record<string, TranslatedWords>>;

export const isTranslated = (name: Name, language: string): boolean =>
  LANGUAGES.includes(language) && language in languagesOf(name);

function languagesOf(name: Name): Record<string, unknown> {
  const { translations } = collections[name].item.shape;
  return translations ? (bare(translations as z.ZodType) as z.ZodObject).shape : {};
}

/** The languages that an item can be translated into. */
export const targetLanguages = (name: Name): string[] => Object.keys(languagesOf(name));
