/**
 * The HTML page of a mail: the hall's black header, the ropes, one flat ink with one word, the facts, one button.
 * Tables only as frame, seat row and button (Outlook needs them). Inline styles carry the light version.
 */
import { CONTENT_LANGUAGE } from "../../app/domain/format/content-language";
import { escaped } from "./html-escape";
import { mailBand } from "./mail-band";
import { mailBlock } from "./mail-blocks";
import { helpLink, type MailContent, type MailSite } from "./mail-content";
import type { MailReader } from "./mail-reader";
import { BLACK, DISPLAY, fontFaces, GLOW, HOT, INKS, LIGHT, PAPER, SCHEMES, TEXT } from "./mail-styles";
import { row } from "./mail-tables";
import { STRIP_CID } from "./poster-strip";
import { wordSize } from "./word-size";

/** Without it, Korean lines may end in the middle of a word. */
const LINE_BREAKS: Partial<Record<string, string>> = { ko: ";word-break:keep-all" };

export function mailPage(content: MailContent, reader: MailReader, site: MailSite): string {
  const { language, direction } = reader;
  const title = escaped(content.subject);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${title}</title>
<style>${SCHEMES}</style>
${content.withoutFont ? "" : `<style>${fontFaces(language)}</style>\n`}<!--[if mso]><style>*{font-family:Arial,sans-serif!important}</style><![endif]-->
${dataBlock(content)}</head>
<body class="bg" style="margin:0;padding:0;background-color:${LIGHT.around};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(content.preheader)}${FILLER}</div>
<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<div class="sheet" role="article" aria-label="${title}" lang="${language}" dir="${direction}" style="max-width:600px;margin:0 auto;background-color:${LIGHT.sheet}${LINE_BREAKS[language] ?? ""}">
${[header(site), ropes(), inkBand(content), content.band ? mailBand(content.band) : "", main(content, direction), footer(content, reader, site)].filter(Boolean).join("\n")}
</div>
<!--[if mso]></td></tr></table><![endif]-->
</body>
</html>`;
}

/** A mail client runs no scripts, but some read this one as data. */
const dataBlock = ({ data = [] }: MailContent): string =>
  data.length > 0
    ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>\n`
    : "";

/** Keeps the text below from showing up behind the preheader in the list of mails. */
const FILLER = "&#847;&zwnj;&nbsp;".repeat(40);

const header = ({ siteName, siteUrl }: MailSite) =>
  row(
    `<a href="${escaped(siteUrl)}/" style="font:bold 34px/36px ${DISPLAY};color:${PAPER};text-decoration:none;text-transform:uppercase">${brand(siteName)}</a>`,
    { color: BLACK, padding: "12px 24px 10px" },
  );

/** The second half glows, as in the site's own header. In Turkish capitals, its I would get a dot. */
function brand(name: string): string {
  const half = Math.ceil(name.length / 2);
  return `<span lang="${CONTENT_LANGUAGE}">${escaped(name.slice(0, half))}<span style="color:${GLOW}">${escaped(name.slice(half))}</span></span>`;
}

const ropes = () => [PAPER, BLACK, HOT, BLACK, PAPER].map((color) => row("&nbsp;", { color, thin: 2 })).join("");

function inkBand({ ink, word, heading, strip }: MailContent): string {
  const { name, px, lineHeight } = wordSize(word);
  const color = INKS[ink];
  const picture = `<img src="cid:${STRIP_CID}" width="600" alt="" style="display:block;width:100%;height:auto;border:0">`;
  const words = `<p class="${name}" style="margin:0;font:bold ${px}px/${lineHeight}px ${DISPLAY};color:${BLACK};text-transform:uppercase">${escaped(word)}</p><h1 style="margin:10px 0 0;font:bold 18px/25px ${TEXT};color:${BLACK}">${escaped(heading)}</h1>`;
  return (strip ? row(picture, { color, thin: 1 }) : "") + row(words, { color, padding: "18px 24px 20px" });
}

const main = ({ blocks }: MailContent, direction: "ltr" | "rtl") =>
  row(blocks.map((block) => mailBlock(block, direction)).join("\n"), {
    color: LIGHT.sheet,
    padding: "26px 24px 30px",
    name: "main",
  });

function footer({ closing }: MailContent, reader: MailReader, site: MailSite): string {
  const { label, url } = helpLink(reader, site);
  const last = closing
    ? `<p style="margin:0 0 8px;font:bold 26px/28px ${DISPLAY};color:${PAPER};text-transform:uppercase">${escaped(closing)}</p>`
    : "";
  return row(
    `${last}<p style="margin:0;font:14px/22px ${TEXT};color:#b6bac8"><a href="${escaped(url)}" style="color:${GLOW}">${escaped(label)}</a><br>${escaped(site.siteName)}</p>`,
    { color: BLACK, padding: "22px 24px 26px" },
  );
}
