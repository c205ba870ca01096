/** Parses mails in nodemailer's format: decodes the subject, and finds text, HTML and files among the parts. */
import type { MailParts, SandboxAttachment } from "./sandbox-context";

type MimePart = { headers: Map<string, string>; body: string };

/** `raw` has one character per byte (latin1). If there is no plain text, uses the HTML part without its tags. */
export function readMail(raw: string): { subject: string; text: string } & MailParts {
  const mail = partOf(raw);
  const leaves = leavesOf(mail);
  const bodies = leaves.filter((part) => !isFile(part));
  const plain = bodies.find((part) => typeOf(part) === "text/plain");
  const page = bodies.find((part) => typeOf(part) === "text/html");
  const html = page && textOf(page);
  const attachments = leaves.filter(isFile).map(attachmentOf);
  const text = plain ? textOf(plain) : html ? withoutTags(html) : "";
  return {
    subject: decodedWords(mail.headers.get("subject") ?? ""),
    text: text.trim(),
    ...(html && { html }),
    ...(attachments.length > 0 && { attachments }),
  };
}

const isFile = (part: MimePart) =>
  /^\s*(attachment|inline)/i.test(part.headers.get("content-disposition") ?? "") || part.headers.has("content-id");

function attachmentOf(part: MimePart): SandboxAttachment {
  const [, cid] = /<([^>]*)>/.exec(part.headers.get("content-id") ?? "") ?? [];
  const name = attribute(part, "filename", "content-disposition") ?? attribute(part, "name") ?? "file";
  return { name, type: typeOf(part), base64: bytesOf(part).toString("base64"), ...(cid && { cid }) };
}

function partOf(raw: string): MimePart {
  const end = /\r?\n\r?\n/.exec(raw);
  const head = end ? raw.slice(0, end.index) : raw;
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value !== undefined) headers.set(name.toLowerCase(), value);
  }
  return { headers, body: end ? raw.slice(end.index + end[0].length) : "" };
}

function leavesOf(part: MimePart): MimePart[] {
  const boundary = typeOf(part).startsWith("multipart/") && attribute(part, "boundary");
  if (!boundary) return [part];
  const [, ...rest] = `\n${part.body}`.split(`\n--${boundary}`);
  return rest
    .filter((section) => !section.startsWith("--"))
    .flatMap((section) => leavesOf(partOf(section.replace(/^[ \t]*\r?\n/, ""))));
}

const textOf = (part: MimePart): string => decoded(bytesOf(part), attribute(part, "charset")).replace(/\r\n/g, "\n");

function bytesOf(part: MimePart): Buffer {
  const encoding = part.headers.get("content-transfer-encoding")?.trim().toLowerCase();
  if (encoding === "base64") return Buffer.from(part.body, "base64");
  if (encoding === "quoted-printable") return quotedPrintable(part.body.replace(/=[ \t]*\r?\n/g, ""));
  return Buffer.from(part.body, "latin1");
}

/** RFC 2047; whitespace between two encoded words is dropped. */
function decodedWords(header: string): string {
  return header
    .replace(/(\?=)\s+(=\?)/g, "$1$2")
    .replace(/=\?([^?]+)\?([bq])\?([^?]*)\?=/gi, (_, charset: string, encoding: string, word: string) =>
      decoded(
        encoding.toLowerCase() === "b" ? Buffer.from(word, "base64") : quotedPrintable(word.replaceAll("_", " ")),
        charset,
      ),
    );
}

function quotedPrintable(text: string): Buffer {
  return Buffer.from(
    text.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );
}

const decoded = (bytes: Buffer, charset = "utf-8") => new TextDecoder(charset).decode(bytes);

const typeOf = (part: MimePart) =>
  (part.headers.get("content-type") ?? "text/plain").split(";")[0]?.trim().toLowerCase() ?? "";

function attribute(part: MimePart, name: string, header = "content-type"): string | undefined {
  const [, quoted, bare] =
    new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]*))`, "i").exec(part.headers.get(header) ?? "") ?? [];
  return quoted ?? bare;
}

function withoutTags(html: string): string {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };
  return html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, "")
    .replace(/<(br|\/p|\/div|\/tr|\/h\d)\b[^>]*>/gi, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? "");
}
