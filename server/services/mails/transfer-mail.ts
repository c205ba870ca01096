/** The mail to the new holder of a transferred ticket, with the link that opens it. */
import { escaped, htmlMail, nightTime } from "../../mail/mail-layout";

export function transferMail(o: {
  siteName: string;
  name: string;
  /** The giver's name, as far as it is known. */
  from: string;
  title: string;
  startAt: Date;
  timeZoneId: string;
  venue: string | undefined;
  seat: string;
  link: string;
  privateLink: boolean;
}) {
  const subject = `A ticket for ${o.title} is yours`;
  const greeting = o.name ? `Hello ${o.name},` : "Hello,";
  const gift = `${o.from || "Somebody"} has given you a ticket for ${o.title}. The old one is void; this one is yours alone.`;
  const show = [nightTime(o.startAt, o.timeZoneId), o.venue, o.seat].filter((part) => part !== undefined);
  const note = o.privateLink
    ? "The link opens your ticket without signing in. Keep it to yourself: whoever has it has your ticket."
    : "Sign in with this email address to see and print it.";
  return {
    subject,
    text: [greeting, gift, show.join("\n"), `Your ticket:\n${o.link}`, note, o.siteName].join("\n\n"),
    html: htmlMail(
      subject,
      `<p>${escaped(greeting)}</p>
<p>${escaped(gift)}</p>
<p>${show.map(escaped).join("<br>")}</p>
<p><a href="${escaped(o.link)}">Your ticket</a></p>
<p>${escaped(note)}</p>
<p>${escaped(o.siteName)}</p>`,
    ),
  };
}
