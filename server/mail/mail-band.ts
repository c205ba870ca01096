/** The black band of a mail: the date in large digits, the date that it replaces struck through, and where. */
import { escaped } from "./html-escape";
import type { MailBand } from "./mail-content";
import type { DateBlock } from "./mail-dates";
import { BLACK, DISPLAY, GLOW, PAPER, TEXT } from "./mail-styles";
import { row, table } from "./mail-tables";

const FADED = "#b6bac8";

/** Without a date, only the lines. Three columns do not fit beside two dates on a phone, so the lines go below. */
export function mailBand({ date, struck, lines }: MailBand): string {
  const [first = "", ...more] = lines;
  const facts = `<p style="margin:0;font:bold 16px/22px ${TEXT};color:${PAPER}">${escaped(first)}${more.map((line) => `<br><span style="font-weight:normal;color:#c9c4bd">${escaped(line)}</span>`).join("")}</p>`;
  const dates = [...(struck ? block(struck, true) : []), ...(date ? block(date, false) : [])];
  if (dates.length === 0) return band(facts);
  if (struck)
    return band(
      `${table(`<tr>${dates.join("")}</tr>`, "")}<div style="height:10px;line-height:10px">&nbsp;</div>${facts}`,
    );
  return band(table(`<tr>${dates.join("")}<td valign="middle">${facts}</td></tr>`, ""));
}

const band = (inner: string) => row(inner, { color: BLACK, padding: "18px 24px" });

function block({ digits, words, wordsFirst }: DateBlock, struck: boolean): string[] {
  const line = struck ? ";text-decoration:line-through" : "";
  const [month = "", weekday = ""] = words;
  const large = `<p style="margin:0;font:bold 68px/62px ${DISPLAY};color:${struck ? FADED : PAPER};white-space:nowrap${line}">${escaped(digits)}</p>`;
  const small = `<p style="margin:0;font:bold 16px/20px ${TEXT};color:${struck ? FADED : PAPER};white-space:nowrap${line}">${escaped(month)}<br><span style="color:${struck ? FADED : GLOW}">${escaped(weekday)}</span></p>`;
  return (wordsFirst ? [small, large] : [large, small]).map(
    (part, index) => `<td valign="middle" style="padding-inline-end:${index === 0 ? 10 : 22}px">${part}</td>`,
  );
}
