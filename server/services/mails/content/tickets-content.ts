/** The mail after the purchase: the tickets with their codes, the receipt, and the link to the tickets. */

import { amount } from "../../../../app/domain/format/money-format";
import { quantityText } from "../../../../app/domain/format/quantity-text";
import type { ReservedTicket } from "../../../../app/domain/structured-data/json-ld-reservation";
import type { MailBlock, MailContent, MailRow, MailSite, MailStub } from "../../../mail/mail-content";
import type { MailReader } from "../../../mail/mail-reader";
import type { WalletOffers } from "../../wallet/wallet";
import { greeting, paragraph } from "./sentences";
import { bandOfShow, calendarFile, factsOfShow, type MailedShow, reservations } from "./show-facts";
import { walletLinks } from "./wallet-links";

type TicketsFacts = {
  show: MailedShow;
  fullName: string;
  orderNumber: string;
  /** How many tickets are still the buyer's own. */
  count: number;
  /** Tickets that open the door; a long order has more than are shown here. */
  stubs: MailStub[];
  more: number;
  lines: { name: string; quantity: number; unitCents: number; listCents: number }[];
  /** What a code took off. */
  discount: { code: string; cents: number } | undefined;
  totalCents: number;
  currency: string;
  /** Where its seats are; empty without numbered seats. */
  seats: string;
  /** For the programs that read the mail. */
  tickets: ReservedTicket[];
  link: string;
  wallets: WalletOffers | undefined;
  /** True when the link itself opens the tickets, without signing in. */
  privateLink: boolean;
};

export function ticketsContent(o: TicketsFacts, reader: MailReader, site: MailSite): MailContent {
  const { t, isolated } = reader;
  const { title } = o.show.event;
  const hasDate = calendarFile(o.show, reader, site, o.seats);
  const notes = [
    t.mails(o.privateLink ? "tickets.guest" : "tickets.fan"),
    hasDate.length > 0 ? t.mails("calendar") : "",
  ];
  return {
    subject: t.mails("tickets.subject", { title }),
    preheader: t.mails("tickets.preheader", { facts: factsOfShow(o.show, reader) }),
    ink: "hot",
    strip: true,
    word: t.mails("tickets.word"),
    heading: t.mails("tickets.heading", { count: o.count, title: isolated(title) }),
    band: bandOfShow(o.show, reader),
    blocks: [
      greeting(reader, o.fullName),
      ...(o.stubs.length > 0 ? [paragraph(t.mails("tickets.scan"))] : []),
      ...o.stubs.map((stub): MailBlock => ({ kind: "stub", stub })),
      ...(o.more > 0 ? [paragraph(t.mails("tickets.more", { count: o.more }))] : []),
      { kind: "button", label: t.mails("tickets.button"), url: o.link },
      { kind: "note", text: notes.filter(Boolean).join("\n") },
      ...(o.stubs.length > 0 ? walletLinks(o.wallets, o.link, reader) : []),
      { kind: "heading", text: t.mails("tickets.receipt") },
      { kind: "rows", rows: receipt(o, reader) },
    ],
    closing: t.mails("closing"),
    data: reservations(o.show, o.tickets, site),
    files: hasDate,
  };
}

function receipt(
  { lines, discount, totalCents, currency, orderNumber }: TicketsFacts,
  { t, language, isolated }: MailReader,
): MailRow[] {
  const money = (cents: number) => (cents === 0 ? t.mails("tickets.free") : amount(cents, currency, language));
  return [
    ...lines.map(({ name, quantity, unitCents, listCents }) => ({
      label: quantityText(quantity, isolated(name), language),
      value: money(quantity * (discount ? listCents : unitCents)),
    })),
    ...(discount ? [{ label: isolated(discount.code), value: money(-discount.cents) }] : []),
    { label: t.mails("tickets.total"), value: money(totalCents), strong: true },
    { label: t.mails("tickets.order"), value: isolated(orderNumber) },
  ];
}
