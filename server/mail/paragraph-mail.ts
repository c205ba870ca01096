/** A mail that consists of paragraphs and links, in the reader's language. */
import { escaped, htmlMail } from "./mail-layout";

export type ParagraphMail = {
  language: string;
  direction: "ltr" | "rtl";
  siteName: string;
  subject: string;
  /** Lines within a paragraph are separated by a line break. */
  paragraphs: string[];
  links: { label: string; url: string }[];
};

export function paragraphMail({ language, direction, siteName, subject, paragraphs, links }: ParagraphMail) {
  const inHtml = (text: string) => `<p>${escaped(text).replaceAll("\n", "<br>")}</p>`;
  const written = [...paragraphs.map(inHtml), ...links.map(linkInHtml), inHtml(siteName)];
  return {
    subject,
    text: [...paragraphs, ...links.map(({ label, url }) => `${label}:\n${url}`), siteName].join("\n\n"),
    html: htmlMail(subject, written.join("\n"), language, direction),
  };
}

const linkInHtml = ({ label, url }: ParagraphMail["links"][number]) =>
  `<p><a href="${escaped(url)}">${escaped(label)}</a></p>`;
