/** Reads and saves the translations of an item's texts for the office, by the same rules as its other fields. */
import { randomUUID } from "node:crypto";
import type { Clock } from "../../../process/clock";
import type { Store } from "../../../store/db";
import { type Actor, recordAudit } from "../../audit-trail";
import { isDuplicate } from "../../contention";
import type { Name } from "../collections";
import type { ContentDesk } from "../desk/content-desk";
import { nameOf } from "../desk/one-item";
import type { Saving } from "../desk/write-item";
import { canonical, type ItemRow } from "../rows";
import {
  englishOf,
  isTranslated,
  type TranslatedWords,
  targetLanguages,
  translatedFields,
  translationsOf,
} from "./translated-fields";
import { sourceRow, sourcesOf, writeSources } from "./translation-sources";

export type TranslationDesk = ReturnType<typeof translationDesk>;
type TranslationDeps = { store: Pick<Store, "db">; clock: Clock; content: Pick<ContentDesk, "get" | "save"> };
/** `outdated`: the English was changed after it was translated. */
type TranslationState = "none" | "translated" | "outdated";

export function translationDesk({ store: { db }, clock, content }: TranslationDeps) {
  return {
    isTranslated,

    /** An item's words in English and all other languages. Undefined if there is none, or nothing to translate. */
    async find(name: Name, key: string) {
      const fields = translatedFields(name);
      const found = fields.length > 0 ? await content.get(name, key) : undefined;
      if (!found) return undefined;
      const { item } = found;
      const english = englishOf(name, item);
      const sources = new Map((await sourcesOf(db, name, key)).map((row) => [row.language, row.english]));
      const translated = translationsOf(item);
      const languages = targetLanguages(name).map((language) => {
        const [words, was] = [translated[language], sources.get(language)];
        const outdated = was !== undefined && canonical(was) !== canonical(english);
        const state: TranslationState = !words ? "none" : outdated ? "outdated" : "translated";
        return { language, words, state, ...(words && outdated && { was }) };
      });
      return { item, itemName: nameOf(item, name), fields, english, languages };
    },

    /** Saves an item's words in one language; without any, the item is shown in English. */
    save(
      name: Name,
      key: string,
      o: Omit<Saving, "base"> & { base: ItemRow; language: string; words: TranslatedWords },
    ) {
      const { base, language, words, ...saving } = o;
      const { [language]: _, ...others } = translationsOf(base);
      const filled = Object.values(words).some((text) => text.trim() !== "");
      const all = { ...others, ...(filled && { [language]: words }) };
      const translations = Object.keys(all).length > 0 ? all : null;
      return content.save(name, key, { ...base, translations }, { ...saving, base });
    },

    /** Records that a translation matches the current English. False if there is no such translation. */
    async compared(
      name: Name,
      key: string,
      o: { language: string; english: TranslatedWords; actor: Actor; deedId?: string },
    ) {
      const { language, english, actor, deedId = randomUUID() } = o;
      const item = (await content.get(name, key))?.item;
      if (!item || !translationsOf(item)[language]) return false;
      const at = clock.now();
      await db
        .transaction(async (tx) => {
          // The English that was compared, which somebody may have changed since.
          await writeSources(tx, [{ ...sourceRow(name, key, language, item, at), english }]);
          const detail = { collection: name, name: nameOf(item, name), language };
          await recordAudit(tx, { at, actor, action: "translation.compared", entity: key, detail, id: deedId });
        })
        .catch((error: unknown) => {
          // The form was sent twice.
          if (!isDuplicate(error)) throw error;
        });
      return true;
    },
  };
}
