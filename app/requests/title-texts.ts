/** Texts that a loader needs: titles go into the head, which no component renders. */
import { textsOf } from "../i18n/texts";

/** The `tickets` table in the visitor's language. */
export const ticketTexts = async (locale: string) => (await textsOf(locale)).t.tickets;

/** The `mine` table in the visitor's language. */
export const fanTexts = async (locale: string) => (await textsOf(locale)).t.mine;
