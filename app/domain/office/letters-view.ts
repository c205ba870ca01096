/** Messages to the office, as its pages list them. */

export const LETTER_VIEWS = ["open", "waiting", "mine", "done"] as const;
export type LetterView = (typeof LETTER_VIEWS)[number];

/** Frequent answers, by their key in the office's texts. */
export const SET_PHRASES = ["resent", "refunded", "rule", "more"] as const;
export type SetPhrase = (typeof SET_PHRASES)[number];

/** An answer that was sent, a note for staff, or a change of state. */
export type LetterEvent = { id: string; when: string; what: string; text: string | undefined };

export type LetterFile = {
  id: string;
  state: "open" | "waiting" | "done";
  subject: string;
  message: string;
  when: string;
  name: string;
  email: string;
  phone: string;
  newsletter: boolean;
  /** The language of the mail's greeting. */
  language: string;
  direction: "ltr" | "rtl";
  assignee: string | undefined;
  isMine: boolean;
  /** The number of answers so far. The form is refused if a colleague has answered since. */
  answers: number;
  events: LetterEvent[];
  orders: { number: string; when: string; status: string; named: boolean }[];
};

export type LetterRow = {
  id: string;
  name: string;
  subject: string;
  /** The beginning of the message. */
  begins: string;
  when: string;
  assignee: string | undefined;
};
