/** The mails about an entry of the waiting list: to confirm it, that it waits, its offer, and its end. */

import { amount } from "../../../../app/domain/format/money-format";
import { quantityText } from "../../../../app/domain/format/quantity-text";
import type { MailBlock, MailContent } from "../../../mail/mail-content";
import { startOf } from "../../../mail/mail-dates";
import type { MailReader } from "../../../mail/mail-reader";
import type { ReservationLine } from "../../box-office/reserving/reservation-answer";
import { greeting, paragraph } from "./sentences";
import { bandOfShow, type MailedShow } from "./show-facts";

type EntryMail = { show: MailedShow; link: string; leave: string };
type OfferMail = EntryMail & { until: Date; lines: ReservationLine[]; totalCents: number; currency: string };
export type EndReason = "missed" | "closed" | "canceled";

export function entryContent(kind: "confirm" | "joined" | "missed", o: EntryMail, reader: MailReader): MailContent {
  const { t, isolated } = reader;
  const { title } = o.show.event;
  return {
    subject: t.offers(`${kind}.subject`, { title }),
    preheader: t.offers(`${kind}.text`),
    ink: kind === "missed" ? "steel" : "gold",
    word: t.offers(`${kind}.word`),
    heading: t.offers(`${kind}.heading`, { title: isolated(title) }),
    band: bandOfShow(o.show, reader),
    blocks: [
      greeting(reader),
      paragraph(t.offers(`${kind}.text`)),
      { kind: "button", label: t.offers(`${kind}.button`), url: o.link },
      // An entry that isn't confirmed is not on the list yet.
      ...(kind === "confirm" ? [] : [leaveLink(o, reader)]),
    ],
  };
}

export function offerContent(o: OfferMail, reader: MailReader): MailContent {
  const { t, language, isolated } = reader;
  const { title, timeZoneId } = o.show.event;
  const until = startOf(o.until, timeZoneId, language);
  const money = (cents: number) => amount(cents, o.currency, language);
  return {
    subject: t.offers("offer.subject", { title, until }),
    preheader: t.offers("deadline", { until }),
    ink: "hot",
    word: t.offers("offer.word"),
    heading: t.offers("offer.heading", { title: isolated(title), until: isolated(until) }),
    band: bandOfShow(o.show, reader),
    blocks: [
      greeting(reader),
      {
        kind: "rows",
        rows: o.lines.map(({ name, quantity, unitCents }) => ({
          label: quantityText(quantity, isolated(name), language),
          value: money(quantity * unitCents),
          strong: true,
        })),
      },
      paragraph(t.offers("offer.text")),
      { kind: "button", label: t.offers("offer.button"), url: o.link },
      leaveLink(o, reader),
    ],
  };
}

export function overContent(why: EndReason, o: { show: MailedShow; link: string }, reader: MailReader): MailContent {
  const { t, isolated } = reader;
  const { title } = o.show.event;
  return {
    subject: t.offers("over.subject", { title }),
    preheader: t.offers(`over.${why}`),
    ink: "steel",
    word: t.offers("over.word"),
    heading: t.offers("over.heading", { title: isolated(title) }),
    band: bandOfShow(o.show, reader),
    blocks: [
      greeting(reader),
      paragraph(t.offers(`over.${why}`)),
      { kind: "button", label: t.offers("over.button"), url: o.link },
    ],
  };
}

type ReturnMail = {
  show: MailedShow;
  name: string;
  number: string;
  /** The price of a listed ticket, the refund for a sold one, or the new price of one that is no longer offered. */
  cents: number;
  /** What will be sent back, if that is less than the price. */
  backCents?: number | undefined;
  currency: string;
  link: string;
};

export type ReturnMailKind = "listed" | "sold" | "withdrawn";

export function returnContent(kind: ReturnMailKind, o: ReturnMail, reader: MailReader): MailContent {
  const { t, language, isolated } = reader;
  const { title } = o.show.event;
  const money = amount(o.cents, o.currency, language);
  const back = o.backCents !== undefined && amount(o.backCents, o.currency, language);
  const named = { number: isolated(o.number), amount: money };
  return {
    subject: t.offers(`${kind}.subject`, { title }),
    preheader: t.offers(`${kind}.heading`, named),
    ink: kind === "sold" ? "gold" : "steel",
    word: t.offers(`${kind}.word`),
    heading: t.offers(`${kind}.heading`, named),
    band: bandOfShow(o.show, reader),
    blocks: [
      greeting(reader, o.name),
      paragraph(t.offers(`${kind}.text`, { amount: money })),
      ...(back ? [paragraph(t.offers("listed.less", { amount: back }))] : []),
      { kind: "button", label: t.offers(`${kind}.button`), url: o.link },
    ],
  };
}

const leaveLink = ({ leave }: EntryMail, { t }: MailReader): MailBlock => ({
  kind: "links",
  links: [{ label: t.offers("leave"), url: leave }],
});
