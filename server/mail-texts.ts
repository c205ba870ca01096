/** The texts of mails: they are written long after the page that they follow from, in the language noted then. */
import { directionOf } from "../app/i18n/languages";
import { type Namespace, type Texts, textsOf } from "../app/i18n/texts";

export type MailTexts<N extends Namespace> = { t: Texts["t"][N]; language: string; direction: "ltr" | "rtl" };

/** One table of texts in the reader's language; an unknown one is English. */
export async function mailTexts<N extends Namespace>(locale: string, table: N): Promise<MailTexts<N>> {
  const { t, language } = await textsOf(locale, [table]);
  return { t: t[table], language, direction: directionOf(language) };
}
