/** The reader of a mail: mails are written long after the page that caused them, in the language noted at that time. */

import { bidiIsolated } from "../../app/domain/format/bidi-isolate";
import { directionOf, FALLBACK_LANGUAGE, languageFor } from "../../app/domain/languages";
import { type Texts, textsOf } from "../../app/i18n/texts";

const TABLES = [
  "mails",
  "payments",
  "goods",
  "keeping",
  "safety",
  "wallet",
  "seat",
  "codes",
  "reminders",
  "offers",
] as const;

export type MailReader = {
  t: Pick<Texts["t"], (typeof TABLES)[number]>;
  language: string;
  direction: "ltr" | "rtl";
  /** Keeps a name, a title or a number in its own order within a right-to-left sentence. */
  isolated(text: string): string;
};

/** In English if we don't know the language. */
export async function mailReader(locale: string): Promise<MailReader> {
  const { t, language } = await textsOf(languageFor(locale) ?? FALLBACK_LANGUAGE, TABLES);
  return {
    t,
    language,
    direction: directionOf(language),
    isolated: (text) => bidiIsolated(text, language),
  };
}
