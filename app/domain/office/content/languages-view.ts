/** The page with an item's translations. */
import type { TranslatedSection } from "./content-sections";

export type LanguagesView = {
  section: TranslatedSection;
  itemKey: string;
  itemName: string;
  languages: { code: string; name: string; direction: "ltr" | "rtl"; state: "none" | "translated" | "outdated" }[];
  /** The language that is open. */
  open: string | undefined;
  /** `was`: the English text that was translated, if it has changed since. */
  words: { field: string; most: number | undefined; english: string; was: string | undefined; text: string }[];
  /** The item as it was when the form was opened. */
  base: string;
  deedId: string;
  saved: boolean;
};

/** A translation that wasn't saved. */
export type RejectedLanguage = {
  typed: Record<string, string>;
  base: string;
  problems: { field: string; says: string }[];
  conflicts: { field: string; theirs: string }[];
};
