/** The mail to a fan whose ticket the office has transferred for them. */
import type { MailContent } from "../../../mail/mail-content";
import type { MailReader } from "../../../mail/mail-reader";
import { greeting, paragraph } from "./sentences";
import { bandOfShow, dateOfShow, type MailedShow } from "./show-facts";

type GivenAwayFacts = { show: MailedShow; fullName: string; ticketNumber: string; siteUrl: string };

export function givenAwayContent(o: GivenAwayFacts, reader: MailReader): MailContent {
  const { t, isolated } = reader;
  const { title } = o.show.event;
  return {
    subject: t.mails("givenAway.subject", { title }),
    preheader: [title, dateOfShow(o.show, reader)].join(", "),
    ink: "gold",
    word: t.mails("givenAway.word"),
    heading: t.mails("givenAway.heading", { title: isolated(title) }),
    band: bandOfShow(o.show, reader),
    blocks: [
      greeting(reader, o.fullName),
      paragraph(t.mails("givenAway.text", { number: isolated(o.ticketNumber) })),
      { kind: "note", text: t.mails("givenAway.notYou") },
      { kind: "button", label: t.mails("help"), url: `${o.siteUrl}/billing-assistance` },
    ],
  };
}
