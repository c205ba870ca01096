/** Messages to the office, as its pages list them. */

export const LETTER_VIEWS = ["open", "waiting", "mine", "done"] as const;
export type LetterView = (typeof LETTER_VIEWS)[number];

export type LetterRow = {
  id: string;
  name: string;
  subject: string;
  /** The beginning of the message. */
  begins: string;
  when: string;
  assignee: string | undefined;
};
