/** The mails that bring fans back: what they asked to hear about, tomorrow's doors, and a broadcast that has begun. */
import { spokenDateTime } from "../../../../app/domain/format/zoned-dates";
import type { MailBlock, MailContent, MailSite } from "../../../mail/mail-content";
import type { MailReader } from "../../../mail/mail-reader";
import { paragraph } from "./sentences";
import { bandOfShow, factsOfShow, type MailedShow } from "./show-facts";

/** `leave` is the page that stops these mails. */
type Reminder = { leave: string };
type ShowReminder = Reminder & { show: MailedShow; link: string };
/** Whether tickets are on sale, and when the sale opens if it still will. */
export type NightSale = { onSale: boolean; opens: Date | undefined };

const leaving = ({ t }: MailReader, { leave }: Reminder): MailBlock => ({
  kind: "links",
  links: [{ label: t.reminders("leave"), url: leave }],
});

const whenOf = (at: Date, { event }: MailedShow, { language }: MailReader) =>
  spokenDateTime(at, event.timeZoneId, language);

/** `names` are what waits for confirmation; if nothing does, the reader follows it already. */
export function confirmContent(o: { names: string[]; link: string }, reader: MailReader, site: MailSite): MailContent {
  const { t } = reader;
  const waiting = o.names.length > 0;
  return {
    subject: t.reminders("confirm.subject", { site: site.siteName }),
    preheader: waiting ? o.names.join(", ") : t.reminders("confirm.already"),
    ink: "gold",
    word: t.reminders("confirm.word"),
    heading: t.reminders(waiting ? "confirm.heading" : "confirm.already"),
    blocks: [
      ...(waiting
        ? [
            paragraph(t.reminders("confirm.text")),
            { kind: "rows" as const, rows: o.names.map((label) => ({ label, strong: true })) },
          ]
        : []),
      { kind: "button", label: t.reminders(waiting ? "confirm.button" : "confirm.manage"), url: o.link },
      { kind: "note", text: t.reminders("confirm.ignore") },
    ],
  };
}

/** Says nothing about tickets if they are neither on sale nor about to be. */
export function announcedContent(o: ShowReminder & NightSale & { name: string }, reader: MailReader): MailContent {
  const { t, isolated } = reader;
  const { title } = o.show.event;
  const opens = o.opens && t.reminders("announced.opens", { when: whenOf(o.opens, o.show, reader) });
  const sale = o.onSale ? t.reminders("announced.open") : opens;
  const because = t.reminders("because", { name: isolated(o.name) });
  const word = t.reminders("announced.word");
  const city = o.show.venue?.city;
  return {
    subject: city ? t.reminders("announced.subject", { title, city }) : t.mails("pair", { label: word, value: title }),
    preheader: factsOfShow(o.show, reader) || because,
    ink: "gold",
    word,
    heading: title,
    band: bandOfShow(o.show, reader),
    blocks: [
      ...(sale ? [paragraph(sale)] : []),
      { kind: "button", label: t.reminders("announced.button"), url: o.link },
      { kind: "note", text: because },
      leaving(reader, o),
    ],
  };
}

export function saleContent(
  o: ShowReminder & { opens: Date; hour: boolean; name: string | undefined },
  reader: MailReader,
): MailContent {
  const { t, isolated } = reader;
  const { title } = o.show.event;
  const when = whenOf(o.opens, o.show, reader);
  return {
    subject: t.reminders("sale.subject", { title, when }),
    preheader: factsOfShow(o.show, reader),
    ink: "gold",
    word: t.reminders(o.hour ? "sale.hour" : "sale.word"),
    heading: t.reminders("sale.heading", { title: isolated(title), when }),
    band: bandOfShow(o.show, reader),
    blocks: [
      { kind: "button", label: t.reminders("sale.button"), url: o.link },
      ...(o.name ? [{ kind: "note" as const, text: t.reminders("because", { name: isolated(o.name) }) }] : []),
      leaving(reader, o),
    ],
  };
}

export function doorsContent(o: ShowReminder & { seats: string }, reader: MailReader): MailContent {
  const { t } = reader;
  const { title, doorsAt } = o.show.event;
  return {
    subject: t.reminders("doors.subject", { title }),
    preheader: factsOfShow(o.show, reader),
    ink: "gold",
    word: t.reminders("doors.word"),
    heading: t.reminders("doors.heading", { when: whenOf(doorsAt, o.show, reader) }),
    band: bandOfShow(o.show, reader),
    blocks: [
      ...(o.seats ? [{ kind: "rows" as const, rows: [{ label: o.seats, strong: true }] }] : []),
      paragraph(t.reminders("doors.text")),
      { kind: "button", label: t.mails("tickets.button"), url: o.link },
      leaving(reader, o),
    ],
    closing: t.mails("closing"),
  };
}

export function liveContent(o: Reminder & { title: string; link: string }, reader: MailReader): MailContent {
  const { t, isolated } = reader;
  return {
    subject: t.reminders("live.subject", { title: o.title }),
    preheader: t.reminders("live.text"),
    ink: "hot",
    word: t.reminders("live.word"),
    heading: t.reminders("live.heading", { title: isolated(o.title) }),
    blocks: [
      paragraph(t.reminders("live.text")),
      { kind: "button", label: t.reminders("live.button"), url: o.link },
      leaving(reader, o),
    ],
  };
}
