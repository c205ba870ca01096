/** The mail about a refund of tickets: paid too late, paid twice, show canceled, or requested. */
import { amount, price } from "../../../../app/domain/format/money-format";
import type { MailContent } from "../../../mail/mail-content";
import type { MailReader } from "../../../mail/mail-reader";
import { greeting, paragraph } from "./sentences";
import { bandOfShow, type MailedShow } from "./show-facts";

export type RefundFacts = {
  show: MailedShow;
  fullName: string;
  cents: number;
  currency: string;
  link: string;
  /** Where the seats of the refunded tickets were; empty without numbered seats. */
  seats: string;
  /** A part of an order with a code: what the tickets that are kept cost from now on. */
  kept: { code: string; cents: number } | undefined;
  why: "late" | "twice" | "requested" | "goodwill" | "canceled";
};

export function refundContent(o: RefundFacts, reader: MailReader): MailContent {
  const { t, language, isolated } = reader;
  const { title } = o.show.event;
  const money = amount(o.cents, o.currency, language);
  return {
    subject: t.mails("refund.subject", { amount: money, title }),
    preheader: t.mails("refund.heading"),
    ink: "steel",
    word: price(o.cents, o.currency, language),
    heading: t.mails("refund.heading"),
    band: bandOfShow(o.show, reader),
    blocks: [
      greeting(reader, o.fullName),
      paragraph(t.mails(`refund.${o.why}`, { title: isolated(title) })),
      ...(o.seats ? [paragraph(o.seats)] : []),
      paragraph(t.mails("refund.money", { amount: money })),
      ...(o.kept
        ? [
            paragraph(
              t.codes("kept", { code: isolated(o.kept.code), amount: amount(o.kept.cents, o.currency, language) }),
            ),
          ]
        : []),
      { kind: "button", label: t.mails("refund.button"), url: o.link },
    ],
  };
}
