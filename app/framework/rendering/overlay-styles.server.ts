/**
 * Paints the sign-in dialog before the site's sheet and the page behind it are there. In a narrow window the dialog covers
 * the page, so the document carries the dialog's styles, the page behind has no boxes at first, and the sheets load
 * without delaying the first paint; start-after-paint.ts turns them on. In a wide window nothing changes.
 * Saves 180 ms to the first paint of the sign-in form, together with its place in memory (medians of 7, 1.6 Mbit/s,
 * 150 ms latency, processor at a quarter). Switch off with RINGSIDE_WITHOUT=overlay-styles.
 */
import { createHash } from "node:crypto";

/** The dialog's part of the site's sheet. Filled in by build-plugins/overlay-styles.ts, and empty without a build. */
const OVERLAY_STYLES: string = "";

/** What is behind an open dialog is inert. */
const styles = OVERLAY_STYLES && `${OVERLAY_STYLES}[inert]{display:none!important}`;

/** Allows the styles in a Content-Security-Policy; undefined if there are none. */
export const overlayStyleSource = styles
  ? `'sha256-${createHash("sha256").update(styles).digest("base64")}'`
  : undefined;

/** The markup of an open modal dialog, of the empty element for its styles, and of a sheet, as React writes them. */
const DIALOG = '<div class="veil"><dialog';
const PLACE = /(<style media="([^"<>]+)" data-overlay="">)(<\/style>)/;
const SHEET = '<link rel="stylesheet" href="/assets/';

/**
 * `html` with the dialog's styles in their place and its sheets for other windows. Unchanged if no dialog is open. Without
 * scripts the sheets load as usual; browsers that don't know `scripting` show the dialog in its own styles then.
 */
export function withOverlayStyles(html: string, own = styles): string {
  const narrow = own && html.includes(DIALOG) && PLACE.exec(html)?.[2];
  if (!narrow) return html;
  return html
    .replace(PLACE, (_, open, __, close) => open + own + close)
    .replaceAll(SHEET, SHEET.replace(" href", ` media="not all and ${narrow}, (scripting: none)" data-sheet="" href`));
}
