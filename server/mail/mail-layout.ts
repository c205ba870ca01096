/** Amounts, dates and the HTML page of mails. */

/** `$149.00` */
export const dollarAmount = (cents: number, currency: string) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: currency.toUpperCase() }).format(cents / 100);

/** `Friday, April 17, 2026 at 7:30 PM EDT`: the show's own zone, since that is where the doors are. */
export const nightTime = (startAt: Date, timeZoneId: string) =>
  new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: timeZoneId,
    timeZoneName: "short",
  })
    .format(startAt)
    .replace(/\u202f/g, " ");

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** For text and for attribute values in double quotes. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** A whole HTML mail: readable width, light or dark as the reader's client prefers. */
export const htmlMail = (title: string, body: string, language = "en", direction = "ltr") => `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title></head>
<body style="margin:0 auto;max-width:36em;padding:24px;font:16px/1.5 system-ui,sans-serif">
${body}
</body>
</html>`;
