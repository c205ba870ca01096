/** Checks that the mail server can be reached and accepts us as a sender. Sends no mail. */

import { verifyMailServer } from "../../clients/mailer";
import type { Settings } from "../../config/config";
import { type Finding, failure, fine, reasonOf } from "./finding";

const ABOUT = "Mail";

export async function checkMailServer({ SMTP_URL, PRODUCT_API_URL }: Partial<Settings>): Promise<Finding[]> {
  if (!SMTP_URL || PRODUCT_API_URL) return [];
  const { host, protocol, port } = new URL(SMTP_URL);
  try {
    await verifyMailServer(SMTP_URL);
    return [fine(ABOUT, `${host} accepts us as a sender.`)];
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "EAUTH" || code === "ENOAUTH") {
      return [
        failure(
          ABOUT,
          `${host} refuses user or password.`,
          "Check both in SMTP_URL; special characters need percent signs (# is %23).",
        ),
      ];
    }
    const says = `${host} accepts no mails: ${reasonOf(error)}.`;
    const implicit = port === "465" && protocol === "smtp:";
    const remedy = implicit
      ? "Port 465 speaks TLS at once: write smtps://."
      : "Check host and port: smtps:// for 465, smtp:// for 587 and 25.";
    return [failure(ABOUT, says, remedy)];
  }
}
