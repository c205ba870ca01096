/** The code on a ticket, as an SVG of a size that scanners and printers like. */
import { toString as qrCode } from "qrcode";
import { QR_ERROR_CORRECTION, QR_SIZE_PX } from "../../../../app/domain/limits";

/** `checkInUrl` is what a scanner reads from it. */
export const ticketQr = (checkInUrl: string): Promise<string> =>
  qrCode(checkInUrl, { type: "svg", errorCorrectionLevel: QR_ERROR_CORRECTION, width: QR_SIZE_PX });
