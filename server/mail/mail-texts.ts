/** Texts for mails, which are written long after the page that caused them, in the language noted at that time. */
import { directionOf } from "../../app/domain/languages";
import { type Namespace, type Texts, textsOf } from "../../app/i18n/texts";

export type MailTexts<N extends Namespace> = { t: Texts["t"][N]; language: string; direction: "ltr" | "rtl" };

/** One table of texts in the reader's language, or in English if we don't know the language. */
export async function mailTexts<N extends Namespace>(locale: string, table: N): Promise<MailTexts<N>> {
  const { t, language } = await textsOf(locale, [table]);
  return { t: t[table], language, direction: directionOf(language) };
}
