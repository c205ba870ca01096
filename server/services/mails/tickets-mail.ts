/** The confirmation mail: what was bought, and the link to the tickets. */
import { dollarAmount, escaped, htmlMail, nightTime } from "../../mail/mail-layout";

export function ticketsMail(o: {
  siteName: string;
  fullName: string;
  title: string;
  startAt: Date;
  timeZoneId: string;
  venue: string | undefined;
  orderNumber: string;
  lines: { name: string; quantity: number }[];
  totalCents: number;
  currency: string;
  link: string;
  /** True when the link itself opens the tickets, without signing in. */
  privateLink: boolean;
}) {
  const greeting = o.fullName ? `Hello ${o.fullName},` : "Hello,";
  const show = [o.title, nightTime(o.startAt, o.timeZoneId), o.venue].filter((part) => part !== undefined);
  const bought = [
    ...o.lines.map(({ quantity, name }) => `${quantity} × ${name}`),
    `Total: ${dollarAmount(o.totalCents, o.currency)}`,
    `Order: ${o.orderNumber}`,
  ];
  const note = o.privateLink
    ? "This link opens your tickets without signing in. Keep it to yourself: whoever has it has your tickets."
    : "Sign in with this email address to see and print them.";
  const subject = `Your tickets for ${o.title}`;

  return {
    subject,
    text: [
      greeting,
      "Your seats are yours. See you at ringside!",
      show.join("\n"),
      bought.join("\n"),
      `Your tickets:\n${o.link}`,
      note,
      o.siteName,
    ].join("\n\n"),
    html: htmlMail(
      subject,
      `<p>${escaped(greeting)}</p>
<p>Your seats are yours. See you at ringside!</p>
<p>${show.map(escaped).join("<br>")}</p>
<p>${bought.map(escaped).join("<br>")}</p>
<p><a href="${escaped(o.link)}">Your tickets</a></p>
<p>${escaped(note)}</p>
<p>${escaped(o.siteName)}</p>`,
    ),
  };
}
