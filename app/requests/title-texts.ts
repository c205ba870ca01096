/** Texts for titles. Loaders need them, because no component renders the head. */
import { textsOf } from "../i18n/texts";

/** The `tickets` table in the visitor's language. */
export const ticketTexts = async (locale: string) => (await textsOf(locale)).t.tickets;

/** The `mine` table in the visitor's language. */
export const fanTexts = async (locale: string) => (await textsOf(locale)).t.mine;
