/** Messages to the office as its pages show them. */
import type { Letter, LetterDesk } from "../../../server/services/office/letter-desk";
import { spokenDateTime } from "../../domain/format/zoned-dates";
import { directionOf, FALLBACK_LANGUAGE, LANGUAGE_NAMES, languageFor } from "../../domain/languages";
import type { LetterEvent, LetterFile, LetterRow } from "../../domain/office/letters-view";
import { officeTexts } from "../../i18n/office/office-texts";

type OpenedLetter = NonNullable<Awaited<ReturnType<LetterDesk["file"]>>>;

const BEGINS = 90;
/** Messages aren't tied to a venue. */
const ZONE = "UTC";
const at = (instant: Date) => spokenDateTime(instant, ZONE, "en");
const nameOf = ({ firstName, lastName, email }: Letter) => `${firstName} ${lastName}`.trim() || email;

export function letterRow(letter: Letter): LetterRow {
  const { id, subject, message, createdAt, assignee } = letter;
  const begins = message.length > BEGINS ? `${message.slice(0, BEGINS)}…` : message;
  return { id, subject, begins, name: nameOf(letter), when: at(createdAt), assignee: assignee ?? undefined };
}

export function letterFile({ letter, answers, history, orders }: OpenedLetter, reader: string): LetterFile {
  const language = languageFor(letter.locale) ?? FALLBACK_LANGUAGE;
  const { id, state, subject, message, email, phone, assignee } = letter;
  return {
    ...{ id, state, subject, message, email, phone },
    when: at(letter.createdAt),
    name: nameOf(letter),
    newsletter: letter.newsletterAt !== null,
    language: LANGUAGE_NAMES[language] ?? language,
    direction: directionOf(language),
    assignee: assignee ?? undefined,
    isMine: assignee === reader,
    answers: answers.length,
    events: eventsOf({ answers, history }),
    orders: orders.map(({ number, at: bought, status, named }) => ({ number, status, named, when: at(bought) })),
  };
}

function eventsOf({ answers, history }: Pick<OpenedLetter, "answers" | "history">): LetterEvent[] {
  const t = officeTexts("letters");
  const noted = history.filter(({ action }) => action === "letter.noted");
  const all = [
    ...answers.map(({ id, createdAt, author, text }) => ({
      ...{ id, at: createdAt, text },
      what: t("letter.answered", { name: author }),
    })),
    ...noted.map(({ id, at: notedAt, actor, personal }) => ({
      ...{ id, at: notedAt, what: t("letter.noted", { name: actor }) },
      text: typeof personal?.note === "string" ? personal.note : undefined,
    })),
  ];
  return all
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at: happened, ...event }) => ({ ...event, when: at(happened) }));
}
