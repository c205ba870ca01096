/** The blocks in the body of a mail. */
import { escaped, escapedLines } from "./html-escape";
import type { MailBlock, MailLink, MailRow } from "./mail-content";
import { BLACK, DISPLAY, HOT, LIGHT, TEXT } from "./mail-styles";
import { table } from "./mail-tables";
import { ticketStub } from "./ticket-stub";

export function mailBlock(block: MailBlock, direction: "ltr" | "rtl"): string {
  switch (block.kind) {
    case "paragraph":
      return `<p class="t" style="margin:0 0 16px;font:16px/25px ${TEXT};color:${LIGHT.text}">${escapedLines(block.text)}</p>`;
    case "note":
      return `<p class="s" style="margin:0 0 16px;font:15px/23px ${TEXT};color:${LIGHT.soft}">${escapedLines(block.text)}</p>`;
    case "heading":
      return `<h2 class="t" style="margin:30px 0 12px;font:bold 28px/30px ${DISPLAY};color:${LIGHT.text};text-transform:uppercase">${escaped(block.text)}</h2>`;
    case "rows":
      return `<div style="padding:0 0 18px">${table(block.rows.map((one) => factRow(one, direction)).join(""))}</div>`;
    case "stub":
      return ticketStub(block.stub, direction);
    case "button":
      return button(block);
    case "links":
      return `<p class="s" style="margin:0 0 16px;font:15px/26px ${TEXT};color:${LIGHT.soft}">${block.links.map(link).join("<br>")}</p>`;
  }
}

function factRow({ label, value, strong }: MailRow, direction: "ltr" | "rtl"): string {
  const cell = `padding:9px 0;border-top:1px solid ${LIGHT.line};font:${strong ? "bold " : ""}15px/22px ${TEXT};color:`;
  const first = `class="ln ${strong ? "t" : "s"}" style="${cell}${strong ? LIGHT.text : LIGHT.soft}"`;
  if (value === undefined) return `<tr><td colspan="2" ${first}>${escaped(label)}</td></tr>`;
  const end = direction === "rtl" ? "left" : "right";
  return `<tr><td ${first}>${escaped(label)}</td><td class="ln t" align="${end}" style="${cell}${LIGHT.text};padding-inline-start:12px">${escapedLines(value)}</td></tr>`;
}

/** The whole area can be clicked. */
const button = ({ label, url }: MailLink) =>
  `<div style="padding:8px 0 20px">${table(`<tr><td bgcolor="${HOT}" align="center" style="background-color:${HOT};border-radius:3px"><a class="button" href="${escaped(url)}" style="display:block;padding:16px 18px;font:bold 16px/20px ${TEXT};color:${BLACK};text-decoration:none">${escaped(label)}</a></td></tr>`)}</div>`;

const link = ({ label, url }: MailLink) =>
  `<a class="l" href="${escaped(url)}" style="color:${LIGHT.link};font-weight:bold">${escaped(label)}</a>`;
