/** Signatures of webhooks and their secrets, as Standard Webhooks 1.0 defines them (standardwebhooks.com). */
import { createHmac, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;
const PREFIX = "whsec_";

export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString("base64");

/** The headers that prove where a body comes from; each of the secrets signs it. `at`: of this attempt. */
export function webhookHeaders(o: { id: string; at: Date; body: string; secrets: string[] }): Record<string, string> {
  const timestamp = String(Math.floor(o.at.getTime() / 1000));
  const signatures = o.secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${o.id}.${timestamp}.${o.body}`).digest("base64")}`;
  });
  return {
    "content-type": "application/json",
    "user-agent": "Ringside-Webhooks/1",
    "webhook-id": o.id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
