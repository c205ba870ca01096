/** The look of our mails: inks, fonts and the styles that inline attributes cannot express. */

import gothic from "../../app/styles/fonts/league-gothic.woff2?inline";
import gothicExtended from "../../app/styles/fonts/league-gothic-ext.woff2?inline";
import { wordSizes } from "./word-size";

export const BLACK = "#0b0c12";
export const PAPER = "#fff3e2";
export const HOT = "#ff5a1f";
/** Hot as text on black. */
export const GLOW = "#ff8250";

/** One flat ink a mail, the same in both color schemes; black on each has a contrast of at least 6. */
export const INKS = { hot: HOT, mint: "#1fe0a4", ice: "#35d3ff", gold: "#ffc54a", peach: "#ffa25c", steel: "#aab4cc" };
export type MailInk = keyof typeof INKS;

/** Bold, because the fonts that replace ours are too light otherwise. Ours has one weight and stays as it is. */
export const DISPLAY =
  "'League Gothic',Impact,'Avenir Next Condensed','Helvetica Neue Condensed Bold','Arial Narrow','sans-serif-condensed',Arial,sans-serif";
export const TEXT = "Archivo,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export const LIGHT = {
  sheet: "#ffffff",
  around: "#e9e9e5",
  card: "#f2f2ee",
  line: "#cfcfc9",
  text: BLACK,
  soft: "#4a4d58",
  link: "#b03000",
};

/** Gmail drops a style element that it cannot read, so what matters most has its own. Outlook.com needs `data-ogsc`. */
export const SCHEMES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.bg{background-color:#0b0c12!important}.sheet,.main{background-color:#151720!important}.t{color:#f7f3ec!important}.s{color:#b6bac8!important}.l{color:#ff8250!important}.card{background-color:#20232f!important}.ln{border-color:#343948!important}}
[data-ogsc] .t{color:#f7f3ec!important}[data-ogsc] .s{color:#b6bac8!important}[data-ogsc] .l{color:#ff8250!important}[data-ogsb] .sheet,[data-ogsb] .main{background-color:#151720!important}[data-ogsb] .card{background-color:#20232f!important}
@media (max-width:480px){.pad{padding-left:18px!important;padding-right:18px!important}${wordSizes()}}`;

/** The display font travels inside the mail, so that nothing is fetched. Few languages need its second half. */
export function fontFaces(language: string): string {
  const face = (source: string, range: string) =>
    `@font-face{font-family:'League Gothic';src:url(${source}) format('woff2');font-weight:100 900;unicode-range:${range}}`;
  const latin = face(gothic, "U+0-FF,U+131,U+152-153,U+2000-206F,U+20AC,U+2122,U+2212");
  return NEEDS_EXTENDED.has(language)
    ? `${latin}\n${face(gothicExtended, "U+100-130,U+132-151,U+154-17F,U+218-21B")}`
    : latin;
}

const NEEDS_EXTENDED = new Set(["pl", "tr"]);
