/** The QR code of an authenticator link, as an SVG. */
import { toString as qrCode } from "qrcode";
import { QR_ERROR_CORRECTION, QR_SIZE_PX } from "../../../app/domain/limits";
import type { Report } from "../../ports";

/**
 * An SVG of 228 px, in the smallest QR version (1 to 40) that fits. Undefined if none can be made ("No input text",
 * "The amount of data is too big to be stored in a QR Code"). That is only logged, since the page also shows the
 * secret.
 */
export async function qrSvg(link: string, report: Report): Promise<string | undefined> {
  try {
    return await qrCode(link, { type: "svg", errorCorrectionLevel: QR_ERROR_CORRECTION, width: QR_SIZE_PX });
  } catch (error) {
    report(error, "debug", "authenticator QR code");
    return undefined;
  }
}
