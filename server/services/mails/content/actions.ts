/** What a mail offers to do: one button, and links below it. */
import type { MailBlock, MailLink } from "../../../mail/mail-content";

/** The first link is the button. */
export const actions = ([button, ...links]: MailLink[]): MailBlock[] => [
  ...(button ? [{ kind: "button", ...button } satisfies MailBlock] : []),
  ...(links.length > 0 ? [{ kind: "links", links } satisfies MailBlock] : []),
];
