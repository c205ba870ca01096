/** The mail to the new holder of a transferred ticket, with its code and the link that opens it. */
import type { ReservedTicket } from "../../../../app/domain/structured-data/json-ld-reservation";
import type { MailBlock, MailContent, MailSite, MailStub } from "../../../mail/mail-content";
import type { MailReader } from "../../../mail/mail-reader";
import type { WalletOffers } from "../../wallet/wallet";
import { greeting, paragraph } from "./sentences";
import { bandOfShow, calendarFile, dateOfShow, type MailedShow, reservations } from "./show-facts";
import { walletLinks } from "./wallet-links";

type TransferFacts = {
  show: MailedShow;
  name: string;
  /** The giver's name, as far as it is known. */
  from: string;
  /** Undefined for a ticket that does not open the door at the moment. */
  stub: MailStub | undefined;
  /** Where the seat is; empty without numbered seats. */
  seats: string;
  /** For the programs that read the mail. */
  tickets: ReservedTicket[];
  link: string;
  wallets: WalletOffers | undefined;
  privateLink: boolean;
};

export function transferContent(o: TransferFacts, reader: MailReader, site: MailSite): MailContent {
  const { t, isolated } = reader;
  const { title } = o.show.event;
  const names = { from: isolated(o.from), title: isolated(title) };
  const files = calendarFile(o.show, reader, site, o.seats);
  const notes = [
    t.mails(o.privateLink ? "transfer.guest" : "transfer.fan"),
    files.length > 0 ? t.mails("calendar") : "",
  ];
  return {
    subject: o.from ? t.mails("transfer.subject", { from: o.from }) : t.mails("transfer.subjectNobody", { title }),
    preheader: [title, dateOfShow(o.show, reader), o.seats].filter(Boolean).join(", "),
    ink: "hot",
    strip: true,
    word: t.mails("transfer.word"),
    heading: t.mails(o.from ? "transfer.heading" : "transfer.headingNobody", names),
    band: bandOfShow(o.show, reader),
    blocks: [
      greeting(reader, o.name),
      paragraph(t.mails("transfer.text")),
      ...(o.stub ? [{ kind: "stub", stub: o.stub } satisfies MailBlock] : []),
      { kind: "button", label: t.mails("transfer.button"), url: o.link },
      { kind: "note", text: notes.filter(Boolean).join("\n") },
      ...(o.stub ? walletLinks(o.wallets, o.link, reader) : []),
    ],
    closing: t.mails("closing"),
    data: reservations(o.show, o.tickets, site),
    files,
  };
}
