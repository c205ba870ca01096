/** A one-page PDF of an invoice with text only. */
import { money } from "../api/currency-amounts";
import type { StripeInvoice } from "./invoice-object";

const LINE_HEIGHT = 18;
const TOP = 780;

/** PDF 1.4 in Latin-1, with a font that every reader has built in. */
export function invoicePdf(invoice: StripeInvoice): Uint8Array<ArrayBuffer> {
  const day = new Date(invoice.created * 1000).toISOString().slice(0, 10);
  const lines = [
    `Invoice ${invoice.number}`,
    `Date ${day}`,
    `Bill to ${invoice.customer_name ?? ""} ${invoice.customer_email ?? ""}`,
    "",
    ...invoice.lines.data.map(({ amount, currency, description }) => `${description}   ${money(amount, currency)}`),
    "",
    `Amount due ${money(invoice.amount_due, invoice.currency)}`,
    `Status ${invoice.status}`,
  ];
  const text = lines
    .map((line, index) => `1 0 0 1 50 ${TOP - index * LINE_HEIGHT} Tm (${escaped(line)}) Tj`)
    .join("\n");
  const content = `BT /F1 12 Tf\n${text}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, "latin1"));
}

/** The font has only Latin-1 characters. */
function escaped(text: string): string {
  return text.replace(/[^\x20-\x7e\xa0-\xff]/g, "?").replace(/[\\()]/g, "\\$&");
}
