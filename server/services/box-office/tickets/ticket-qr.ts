/** The QR code of a ticket, as an SVG whose size suits scanners and printers. */
import { toString as qrCode } from "qrcode";
import { QR_ERROR_CORRECTION, QR_SIZE_PX } from "../../../../app/domain/limits";

/** `checkInUrl` is what a scanner reads. */
export const ticketQr = (checkInUrl: string): Promise<string> =>
  qrCode(checkInUrl, { type: "svg", errorCorrectionLevel: QR_ERROR_CORRECTION, width: QR_SIZE_PX });
