/** The QR code of a ticket, in a size that suits scanners and printers. */
import { toString as qrCode, toBuffer as qrPicture } from "qrcode";
import { QR_ERROR_CORRECTION, QR_SIZE_PX } from "../../../../app/domain/limits";
import { ticketSignature } from "./ticket-numbers";

/** What a scanner reads. */
export const checkInUrl = (siteUrl: string, { ticketNumber, secret }: { ticketNumber: string; secret: string }) =>
  `${siteUrl}/check-in/${ticketNumber}?s=${ticketSignature(secret, ticketNumber)}`;

export const ticketQr = (url: string): Promise<string> =>
  qrCode(url, { type: "svg", errorCorrectionLevel: QR_ERROR_CORRECTION, width: QR_SIZE_PX });

/** PNG with the white edge that scanners need, at twice the size at which mails show it. */
export const ticketQrPng = (url: string): Promise<Buffer> =>
  qrPicture(url, { type: "png", errorCorrectionLevel: QR_ERROR_CORRECTION, margin: 4, width: 272 });
