/** A letter to the office, from the fields of its form; its limits are those of the product API's contacts. */
import { isEmail } from "./email-address";

/** What a letter may be about; the office reads these words. */
export const SUBJECTS = ["refund", "payment", "tickets", "account", "access", "other"] as const;
export type Subject = (typeof SUBJECTS)[number];

export const NAME_MAX = 60;
export const MESSAGE_MAX = 4_000;

/** What was typed, to be shown again. */
export type TypedLetter = {
  name: string;
  email: string;
  subject: string;
  order: string;
  message: string;
  newsletter: boolean;
};
export type LetterProblem =
  | "nameMissing"
  | "nameLong"
  | "emailMissing"
  | "emailInvalid"
  | "subjectMissing"
  | "messageMissing"
  | "messageLong";

export type Letter = {
  info: { name: { first: string; last: string }; emails: { items: { email: string }[] } };
  subject: Subject;
  message: string;
  consentNewsletter: boolean;
  orderNumber?: string;
  website?: string;
};

/** A letter not yet begun: what is known of its writer, and what the address that led here says it is about. */
export function blankLetter(
  writer: { name: string; email: string } | undefined,
  about: { subject: string | null; order: string | null },
): TypedLetter {
  return {
    name: writer?.name ?? "",
    email: writer?.email ?? "",
    subject: SUBJECTS.find((one) => one === about.subject) ?? "",
    order: about.order ?? "",
    message: "",
    newsletter: false,
  };
}

/**
 * The letter of a posted form, or what is wrong with it. An order that is none of `orders`, which are the writer's own,
 * is left out: nobody attaches somebody else's.
 */
export function readLetter(
  form: Record<string, string>,
  orders: readonly string[],
): { typed: TypedLetter; problems: LetterProblem[]; letter?: Letter } {
  const text = (name: string) => (form[name] ?? "").trim();
  const typed: TypedLetter = {
    name: text("name"),
    email: text("email"),
    subject: text("subject"),
    order: text("order"),
    message: text("message"),
    newsletter: form.newsletter !== undefined,
  };
  const subject = SUBJECTS.find((one) => one === typed.subject);
  const problems = problemsOf(typed);
  if (problems.length > 0 || !subject) return { typed, problems };

  const [first = "", ...rest] = typed.name.split(/\s+/);
  const order = orders.find((number) => number === typed.order);
  const website = text("website").slice(0, 200);
  return {
    typed,
    problems,
    letter: {
      info: { name: { first, last: rest.join(" ") }, emails: { items: [{ email: typed.email }] } },
      subject,
      message: typed.message,
      consentNewsletter: typed.newsletter,
      ...(order && { orderNumber: order }),
      ...(website && { website }),
    },
  };
}

function problemsOf({ name, email, subject, message }: TypedLetter): LetterProblem[] {
  const wrong: [LetterProblem, boolean][] = [
    ["nameMissing", name === ""],
    ["nameLong", name.length > NAME_MAX],
    ["emailMissing", email === ""],
    ["emailInvalid", email !== "" && !isEmail(email)],
    ["subjectMissing", !SUBJECTS.some((one) => one === subject)],
    ["messageMissing", message === ""],
    ["messageLong", message.length > MESSAGE_MAX],
  ];
  return wrong.flatMap(([problem, is]) => (is ? problem : []));
}

/** How a letter's id is told to its writer: "3F2A-11BC". */
export const letterNumber = (id: string): string => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
