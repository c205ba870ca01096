/** The QR code of a ticket, in a size that suits scanners and printers. */
import { LRUCache } from "lru-cache";
import { toString as qrCode, toBuffer as qrPicture } from "qrcode";
import { QR_ERROR_CORRECTION, QR_SIZE_PX } from "../../../../app/domain/limits";
import type { CodedTicket, CodeSigner } from "../../door/night-key";
import { ticketSignature } from "./ticket-numbers";

/** The text in a ticket's QR code. `sign` is given for a night with signed codes. */
export function checkInUrl(siteUrl: string, one: CodedTicket & { secret: string }, sign?: CodeSigner): string {
  const { ticketNumber, secret } = one;
  return `${siteUrl}/check-in/${ticketNumber}?${sign ? `o=${sign(one)}` : `s=${ticketSignature(secret, ticketNumber)}`}`;
}

/** Fans look at the same tickets again and again, and computing a code takes a millisecond. */
const known = new LRUCache<string, Promise<string>>({ max: 2_000 });

export function ticketQr(url: string): Promise<string> {
  const code =
    known.get(url) ?? qrCode(url, { type: "svg", errorCorrectionLevel: QR_ERROR_CORRECTION, width: QR_SIZE_PX });
  known.set(url, code);
  code.catch(() => known.delete(url));
  return code;
}

/**
 * Most rows are like the one above, so PNG's filter "up" suits all of them, and zlib's middle level is small enough. By
 * default, five filters are tried for each row and the highest level is used, which takes twice as long.
 */
const DRAWING = { filterType: 2, deflateStrategy: 0, deflateLevel: 6 };

/** PNG with the white edge that scanners need, at twice the size at which mails show it. */
export const ticketQrPng = (url: string): Promise<Buffer> =>
  qrPicture(url, {
    ...{ type: "png", errorCorrectionLevel: QR_ERROR_CORRECTION, margin: 4, width: 320 },
    rendererOpts: DRAWING,
  });
