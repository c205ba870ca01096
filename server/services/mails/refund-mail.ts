/** The mail about a refund of tickets: paid too late, paid twice, night canceled, or requested. */
import { dollarAmount, escaped, htmlMail } from "../../mail/mail-layout";

const REASONS = {
  late: (title: string) =>
    `Your payment for ${title} reached us after the time for your seats had run out, and somebody else has them now.`,
  twice: (title: string) => `You paid twice for your seats at ${title}. Your tickets are valid; one payment is enough.`,
  requested: (title: string) => `Your tickets for ${title} were taken back; they are not valid any more.`,
  canceled: (title: string) => `${title} was canceled before your payment reached us.`,
};

export function refundMail(o: {
  siteName: string;
  title: string;
  cents: number;
  currency: string;
  link: string;
  why: keyof typeof REASONS;
}) {
  const subject = `Your payment for ${o.title} is on its way back`;
  const paragraphs = [
    "Hello,",
    REASONS[o.why](o.title),
    `We are sending ${dollarAmount(o.cents, o.currency)} back. It takes five to ten days to show on your card.`,
  ];
  return {
    subject,
    text: [...paragraphs, `The event's page:\n${o.link}`, o.siteName].join("\n\n"),
    html: htmlMail(
      subject,
      [
        ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
        `<p><a href="${escaped(o.link)}">The event's page</a></p>`,
        `<p>${escaped(o.siteName)}</p>`,
      ].join("\n"),
    ),
  };
}
