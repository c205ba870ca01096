/** The mail to ticket holders of a night that was canceled or moved: what it means and what to do. */
import { dollarAmount, escaped, htmlMail, nightTime } from "../../mail/mail-layout";

export function nightChangedMail(o: {
  what: "canceled" | "moved";
  siteName: string;
  title: string;
  /** Undefined while the new date is not fixed. */
  startAt: Date | undefined;
  previousStartAt: Date | undefined;
  timeZoneId: string;
  venue: string | undefined;
  /** The buyer's refund; undefined for someone who received the ticket by transfer. */
  refund: { cents: number; currency: string } | undefined;
  link: string;
  help: string;
}) {
  const subject = o.what === "canceled" ? `${o.title} is cancelled` : `${o.title} has a new date`;
  const paragraphs = ["Hello,", ...(o.what === "canceled" ? canceled(o) : moved(o))];
  return {
    subject,
    text: [...paragraphs, `The event's page:\n${o.link}`, `Questions:\n${o.help}`, o.siteName].join("\n\n"),
    html: htmlMail(
      subject,
      [
        ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
        `<p><a href="${escaped(o.link)}">The event's page</a> · <a href="${escaped(o.help)}">Questions</a></p>`,
        `<p>${escaped(o.siteName)}</p>`,
      ].join("\n"),
    ),
  };
}

type NightChange = Parameters<typeof nightChangedMail>[0];

function canceled({ title, startAt, timeZoneId, refund }: NightChange): string[] {
  const date = startAt ? ` on ${nightTime(startAt, timeZoneId)}` : "";
  const money =
    refund && refund.cents > 0
      ? `We are sending ${dollarAmount(refund.cents, refund.currency)} back to the card it was paid with. It takes five to ten days to show. You need not do anything.`
      : "Your ticket is void. Nothing was paid for it here, so nothing goes back, and you need not do anything.";
  return [`${title}${date} does not take place. We are sorry.`, money];
}

function moved({ title, startAt, previousStartAt, timeZoneId, venue }: NightChange): string[] {
  const was = previousStartAt ? `It was to be ${nightTime(previousStartAt, timeZoneId)}.` : "";
  const now = startAt
    ? `${title} is now ${nightTime(startAt, timeZoneId)}${venue ? `, ${venue}` : ""}.`
    : `${title} is postponed; the new date is not fixed yet, and we write again when it is.`;
  return [
    [now, was].filter(Boolean).join(" "),
    "Your tickets stay valid for the new date; the codes on them do not change. If you cannot come, ask us for your money back before the night.",
  ];
}
