/** A ticket in a mail: paper with the tier's color at its edge. Everything but the code is text. */
import { languageOf } from "../../app/domain/format/content-language";
import { escaped } from "./html-escape";
import type { MailStub } from "./mail-content";
import { DISPLAY, LIGHT, TEXT } from "./mail-styles";
import { table } from "./mail-tables";

const CODE_PX = 160;

/**
 * The picture has its own white edge, so that it can be scanned in dark mode. Its alt text says what to do without it.
 */
export function ticketStub({ title, lines, number, tint, picture }: MailStub, direction: "ltr" | "rtl"): string {
  const end = direction === "rtl" ? "left" : "right";
  const size = `width="${CODE_PX}" height="${CODE_PX}"`;
  const edge = `<td width="12" bgcolor="${tint}" style="background-color:${tint};width:12px;font-size:1px">&nbsp;</td>`;
  const words = `<td class="card" bgcolor="${LIGHT.card}" style="background-color:${LIGHT.card};padding:14px 10px 14px 14px"><p class="t" style="margin:0;font:bold 30px/31px ${DISPLAY};color:${LIGHT.text};text-transform:uppercase"><span lang="${languageOf(title)}">${escaped(title)}</span></p><p class="s" style="margin:5px 0 0;font:14px/21px ${TEXT};color:${LIGHT.soft}">${lines.map(escaped).join("<br>")}<br><b class="t" dir="ltr" style="color:${LIGHT.text}">${escaped(number)}</b></p></td>`;
  const code = `<td class="card" bgcolor="${LIGHT.card}" align="${end}" width="${CODE_PX + 12}" style="background-color:${LIGHT.card};padding:12px;width:${CODE_PX}px"><img src="cid:${escaped(picture.file.cid)}" ${size} alt="${escaped(picture.alt)}" style="display:block;width:${CODE_PX}px;height:${CODE_PX}px;background-color:#ffffff;color:#0b0c12;font:bold 13px/18px ${TEXT};border:0"></td>`;
  return `<div style="padding:0 0 10px">${table(`<tr>${edge}${words}${code}</tr>`)}</div>`;
}
