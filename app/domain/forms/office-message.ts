/** The form for a message to the office. Its limits match the product API's contacts. */
import { isEmail } from "./email-address";

/** Subjects to choose from. The office sees these words. */
export const SUBJECTS = ["refund", "payment", "tickets", "account", "access", "other"] as const;
type Subject = (typeof SUBJECTS)[number];

export const NAME_MAX = 60;
export const MESSAGE_MAX = 4_000;

/** The form's input, to show it again. */
export type TypedMessage = {
  name: string;
  email: string;
  subject: string;
  order: string;
  message: string;
  newsletter: boolean;
};
export type MessageProblem =
  | "nameMissing"
  | "nameLong"
  | "emailMissing"
  | "emailInvalid"
  | "subjectMissing"
  | "messageMissing"
  | "messageLong";

type OfficeMessage = {
  info: { name: { first: string; last: string }; emails: { items: { email: string }[] } };
  subject: Subject;
  message: string;
  consentNewsletter: boolean;
  orderNumber?: string;
  website?: string;
};

/** The empty form, prefilled with the sender's account and with the subject and order from the URL. */
export function blankMessage(
  sender: { name: string; email: string } | undefined,
  about: { subject: string | null; order: string | null },
): TypedMessage {
  return {
    name: sender?.name ?? "",
    email: sender?.email ?? "",
    subject: SUBJECTS.find((one) => one === about.subject) ?? "",
    order: about.order ?? "",
    message: "",
    newsletter: false,
  };
}

/**
 * Parses a posted form into a message or a list of problems. `orders` are the sender's own orders; any other order is
 * dropped, so that nobody can attach someone else's.
 */
export function readMessage(
  form: Record<string, string>,
  orders: readonly string[],
): { typed: TypedMessage; problems: MessageProblem[]; message?: OfficeMessage } {
  const text = (name: string) => (form[name] ?? "").trim();
  const typed: TypedMessage = {
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
    message: {
      info: { name: { first, last: rest.join(" ") }, emails: { items: [{ email: typed.email }] } },
      subject,
      message: typed.message,
      consentNewsletter: typed.newsletter,
      ...(order && { orderNumber: order }),
      ...(website && { website }),
    },
  };
}

function problemsOf({ name, email, subject, message }: TypedMessage): MessageProblem[] {
  const checks: [MessageProblem, boolean][] = [
    ["nameMissing", name === ""],
    ["nameLong", name.length > NAME_MAX],
    ["emailMissing", email === ""],
    ["emailInvalid", email !== "" && !isEmail(email)],
    ["subjectMissing", !SUBJECTS.some((one) => one === subject)],
    ["messageMissing", message === ""],
    ["messageLong", message.length > MESSAGE_MAX],
  ];
  return checks.flatMap(([problem, found]) => (found ? problem : []));
}

/** The message's number as the sender sees it: "3F2A-11BC". */
export const messageNumber = (id: string): string => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
