/** The mail about a ticket's new seat, or about the first seats of an order that was bought without. */
import type { MailContent } from "../../../mail/mail-content";
import type { MailReader } from "../../../mail/mail-reader";
import { greeting, paragraph } from "./sentences";
import { bandOfShow, type MailedShow } from "./show-facts";

type NewSeatsFacts = {
  show: MailedShow;
  fullName: string;
  /** Where the seats are, as a sentence. */
  seats: string;
  link: string;
  /** True when the link itself opens the tickets, without signing in. */
  privateLink: boolean;
};

export function newSeatsContent(o: NewSeatsFacts, reader: MailReader): MailContent {
  const { t, isolated } = reader;
  const { title } = o.show.event;
  return {
    subject: t.mails("newSeats.subject", { title }),
    preheader: o.seats,
    ink: "gold",
    word: t.mails("newSeats.word"),
    heading: t.mails("newSeats.heading", { title: isolated(title) }),
    band: bandOfShow(o.show, reader),
    blocks: [
      greeting(reader, o.fullName),
      { kind: "rows", rows: [{ label: o.seats, strong: true }] },
      paragraph(t.mails("moved.stay")),
      paragraph(t.mails("newSeats.wallet")),
      { kind: "button", label: t.mails("tickets.button"), url: o.link },
      { kind: "note", text: t.mails(o.privateLink ? "tickets.guest" : "tickets.fan") },
    ],
  };
}
