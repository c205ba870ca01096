/** A strip of eyes cut from our posters, in the mail that brings tickets as on the page after paying. */
import type { MailAttachment } from "../clients/mailer";
import strip from "./poster-strip.png?inline";

export const STRIP_CID = "poster-strip";

/** Attached, because most mail clients show no picture whose bytes are in the page. */
export const posterStrip = (): MailAttachment => ({
  filename: "poster-strip.png",
  contentType: "image/png",
  content: Buffer.from(strip.slice(strip.indexOf(",") + 1), "base64"),
  cid: STRIP_CID,
});
