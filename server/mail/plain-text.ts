/** The plain text of a mail: what its page says, in the same order, without decoration. */
import { helpLink, type MailBlock, type MailContent, type MailRow, type MailSite } from "./mail-content";
import type { MailReader } from "./mail-reader";

export function plainText(content: MailContent, reader: MailReader, site: MailSite): string {
  const { word, heading, band, blocks, closing } = content;
  const parts = [
    `${word}\n${heading}`,
    band?.lines.join("\n"),
    ...blocks.map((block) => blockText(block, reader)),
    closing,
    linkText(helpLink(reader, site), reader),
    site.siteName,
  ];
  return parts.filter(Boolean).join("\n\n");
}

function blockText(block: MailBlock, reader: MailReader): string {
  switch (block.kind) {
    case "paragraph":
    case "note":
    case "heading":
      return block.text;
    case "rows":
      return block.rows.map((row) => rowText(row, reader)).join("\n");
    case "stub":
      return [block.stub.title, ...block.stub.lines, block.stub.number].join("\n");
    case "button":
      return linkText(block, reader);
    case "links":
      return block.links.map((link) => linkText(link, reader)).join("\n\n");
  }
}

/** A value of several lines starts on its own line. */
const rowText = ({ label, value }: MailRow, { t }: MailReader) =>
  value === undefined ? label : value.includes("\n") ? `${label}\n${value}` : t.mails("pair", { label, value });

const linkText = ({ label, url }: { label: string; url: string }, { t }: MailReader) =>
  `${t.mails("pair", { label, value: "" }).trimEnd()}\n${url}`;
