/** The mails that a member of staff causes: an answer to a message, and the notice to an address that an order had. */
import { dateOf } from "../../../../app/domain/format/zoned-dates";
import { helpLink, type MailBlock, type MailContent, type MailSite } from "../../../mail/mail-content";
import type { MailReader } from "../../../mail/mail-reader";
import { greeting, paragraph } from "./sentences";

/** `subject` and `message` are the visitor's own. `replies`: replies to the mail are read. */
type AnswerFacts = {
  name: string;
  text: string;
  subject: string;
  message: string;
  at: Date;
  replies: boolean;
};

export function answerContent(o: AnswerFacts, reader: MailReader): MailContent {
  const { t, language } = reader;
  const quoted: MailBlock = { kind: "note", text: o.message };
  return {
    subject: /^re:/i.test(o.subject) ? o.subject : `Re: ${o.subject}`,
    preheader: t.mails("answer.heading"),
    ink: "steel",
    word: t.mails("answer.word"),
    heading: t.mails("answer.heading"),
    blocks: [
      greeting(reader, o.name),
      ...o.text.split(/\n\s*\n/).map(paragraph),
      ...(o.replies ? [paragraph(t.mails("answer.reply"))] : []),
      { kind: "note", text: t.mails("answer.wrote", { date: dateOf(o.at, "UTC", language) }) },
      quoted,
    ],
  };
}

type ChangedBuyerFacts = { orderNumber: string; title: string; fullName: string };

export function buyerChangedContent(o: ChangedBuyerFacts, reader: MailReader, site: MailSite): MailContent {
  const { t, isolated } = reader;
  return {
    subject: t.mails("buyerChanged.heading", { number: o.orderNumber }),
    preheader: t.mails("account.preheader"),
    ink: "steel",
    word: t.mails("account.word"),
    heading: t.mails("buyerChanged.heading", { number: isolated(o.orderNumber) }),
    blocks: [
      greeting(reader, o.fullName),
      paragraph(t.mails("buyerChanged.text", { title: isolated(o.title) })),
      { kind: "button", ...helpLink(reader, site) },
    ],
  };
}

type WebhookOffFacts = { host: string; gone: boolean; targetId: string };

/** For the owner. The office speaks English. */
export function webhookOffContent({ host, gone, targetId }: WebhookOffFacts, { siteUrl }: MailSite): MailContent {
  const heading = `Webhooks to ${host} are switched off`;
  const why = gone
    ? "It answered that it is there no more (410)."
    : "For three days it didn’t answer, or answered with an error.";
  return {
    subject: heading,
    preheader: why,
    ink: "steel",
    word: "Office",
    heading,
    blocks: [
      paragraph(why),
      paragraph("Nothing is sent to it until you switch it on again. What could not be delivered is in its log."),
      { kind: "button", label: "See its log", url: `${siteUrl}/office/webhooks/${targetId}` },
    ],
  };
}
