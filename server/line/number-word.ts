/** A number as wood type: as wide as the poster, whatever its length. Screen readers get it as plain text. */
import { html } from "hono/html";

const WIDTH = 600;
/** Of League Gothic, as shares of its font size. */
const DIGIT = 0.317;
const CAPITALS = 0.735;
const MOST_SIZE = 632;

export function numberWord(number: number, text: string, direction: "ltr" | "rtl") {
  const characters = Math.max(1, text.length);
  const natural = WIDTH / (DIGIT * characters);
  const size = Math.min(MOST_SIZE, natural);
  const height = Math.round(size * CAPITALS + 3);
  const wide = natural <= MOST_SIZE ? html` textLength="${WIDTH}" lengthAdjust="spacingAndGlyphs"` : "";
  const end = direction === "rtl" ? html` x="${WIDTH}" text-anchor="end"` : "";
  return html`<p class="wood"><span class="hide" id="ahead" data-n="${number}">${text}</span><svg viewBox="0 0 ${WIDTH} ${height}" preserveAspectRatio="${direction === "rtl" ? "xMaxYMin" : "xMinYMin"}" aria-hidden="true" focusable="false"><text id="wood"${end} y="${height - 3}" font-size="${size.toFixed(0)}"${wide} fill="currentColor">${text}</text></svg></p>`;
}
