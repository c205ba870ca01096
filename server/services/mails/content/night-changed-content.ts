/** The mails to ticket holders of a show that was moved, postponed or canceled: what it means and what to do. */
import { amount } from "../../../../app/domain/format/money-format";
import type { MailContent, MailSite } from "../../../mail/mail-content";
import { dateBlock, startOf } from "../../../mail/mail-dates";
import type { MailReader } from "../../../mail/mail-reader";
import { greeting, paragraph } from "./sentences";
import { bandOfShow, calendarFile, dateOfShow, type MailedShow } from "./show-facts";

type NightChangedFacts = {
  show: MailedShow;
  fullName: string;
  /** Whether the reader paid for the tickets. Someone who received one by transfer did not. */
  paid: boolean;
  /** Whether the site refunds a reader who asks for it after a move. */
  mayRefund: boolean;
  /** In a cancellation: what goes back to a reader who paid. Nothing does if they have all of it back already. */
  refund: { cents: number; currency: string } | undefined;
  link: string;
};
type WriteContent = (o: NightChangedFacts, reader: MailReader, site: MailSite) => MailContent;

/** Whether the new date is known decides between "moved" and "postponed". */
export const movedContent: WriteContent = (o, reader, site) =>
  (o.show.event.scheduleTbd ? postponed : moved)(o, reader, site);

const moved: WriteContent = (o, reader, site) => {
  const { t, language, isolated } = reader;
  const { title, previousStartAt: before, timeZoneId } = o.show.event;
  const was = before ? [t.mails("moved.was", { date: startOf(before, timeZoneId, language) })] : [];
  const band = bandOfShow(o.show, reader, was);
  return {
    subject: t.mails("moved.subject", { title }),
    preheader: t.mails("moved.preheader", { date: dateOfShow(o.show, reader) }),
    ink: "gold",
    word: t.mails("moved.word"),
    heading: t.mails("moved.heading", { title: isolated(title) }),
    band: band && { ...band, struck: before ? dateBlock(before, timeZoneId, language) : undefined },
    blocks: [
      greeting(reader, o.fullName),
      paragraph(t.mails("moved.stay")),
      ...(o.mayRefund ? [paragraph(t.mails("moved.refund"))] : []),
      { kind: "button", label: t.mails("refund.button"), url: o.link },
      { kind: "note", text: t.mails("calendar") },
    ],
    closing: t.mails("closing"),
    files: calendarFile(o.show, reader, site),
  };
};

const postponed: WriteContent = (o, reader, site) => {
  const { t, isolated } = reader;
  const { title } = o.show.event;
  return {
    subject: t.mails("postponed.subject", { title }),
    preheader: t.mails("postponed.preheader"),
    ink: "gold",
    word: t.mails("postponed.word"),
    heading: t.mails("postponed.heading", { title: isolated(title) }),
    band: bandOfShow(o.show, reader),
    blocks: [
      greeting(reader, o.fullName),
      paragraph(t.mails("postponed.text")),
      paragraph(t.mails("moved.stay")),
      ...(o.mayRefund ? [paragraph(t.mails("moved.refund"))] : []),
      { kind: "button", label: t.mails("refund.button"), url: o.link },
    ],
    files: calendarFile(o.show, reader, site),
  };
};

export const canceledContent: WriteContent = (o, reader, site) => {
  const { t, language, isolated } = reader;
  const { title } = o.show.event;
  const back = o.refund && o.refund.cents > 0 ? amount(o.refund.cents, o.refund.currency, language) : undefined;
  const nothingBack = [t.mails("canceled.void"), ...(o.paid ? [] : [t.mails("canceled.unpaid")])].join(" ");
  return {
    subject: t.mails("canceled.subject", { title }),
    preheader: back ? t.mails("canceled.preheader", { amount: back }) : t.mails("canceled.void"),
    ink: "steel",
    word: t.mails("canceled.word"),
    heading: t.mails("canceled.heading", { title: isolated(title) }),
    band: bandOfShow(o.show, reader),
    blocks: [
      greeting(reader, o.fullName),
      paragraph(back ? t.mails("refund.money", { amount: back }) : nothingBack),
      paragraph(t.mails("canceled.nothing")),
      { kind: "button", label: t.mails("refund.button"), url: o.link },
    ],
    files: calendarFile(o.show, reader, site),
  };
};
