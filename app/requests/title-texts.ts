/** Texts that loaders need for titles: the head isn't rendered by a component. */
import { textsOf } from "../i18n/texts";

/** The `tickets` table in the visitor's language. */
export const ticketTexts = async (locale: string) => (await textsOf(locale)).t.tickets;

/** The `mine` table in the visitor's language. */
export const fanTexts = async (locale: string) => (await textsOf(locale)).t.mine;
