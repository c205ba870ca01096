/** The key of the service account that signs links to Google Wallet. */
import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import type { Settings } from "./config";
import { explanations } from "./explanations";
import type { Fault } from "./fault";

export type GoogleSigner = {
  issuerId: string;
  /** The service account's address. */
  email: string;
  /** PEM, PKCS#8. */
  key: string;
  /** A link is this address, a slash, and the signed token. */
  saveUrl: string;
};

type GoogleSettings = Pick<
  Partial<Settings>,
  "GOOGLE_WALLET_ISSUER_ID" | "GOOGLE_WALLET_KEY_FILE" | "GOOGLE_WALLET_SAVE_URL"
>;

/** As Google Cloud's console hands it out, in JSON. */
const ServiceAccountKey = z.object({
  type: z.literal("service_account"),
  client_email: z.string().min(3),
  private_key: z.string().transform((pem) => createPrivateKey(pem)),
});

/** No signer if Google Wallet isn't configured. */
export function readGoogleSigner(settings: GoogleSettings): { signer?: GoogleSigner; faults: Fault[] } {
  const { GOOGLE_WALLET_ISSUER_ID: issuerId, GOOGLE_WALLET_KEY_FILE: path, GOOGLE_WALLET_SAVE_URL: saveUrl } = settings;
  if (!issuerId || !path || !saveUrl) return { faults: [] };
  try {
    const { client_email, private_key } = ServiceAccountKey.parse(JSON.parse(readFileSync(path, "utf8")));
    if (private_key.asymmetricKeyType !== "rsa") throw new Error("Google signs with RSA");
    const key = private_key.export({ type: "pkcs8", format: "pem" }).toString();
    return { faults: [], signer: { issuerId, email: client_email, key, saveUrl } };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const problem =
      code?.startsWith("E") && !code.startsWith("ERR_")
        ? `cannot be read (${code})`
        : "is not a service account's key in JSON";
    const { why, example } = explanations.GOOGLE_WALLET_KEY_FILE ?? {};
    return {
      faults: [{ setting: "GOOGLE_WALLET_KEY_FILE", what: `is ${resolve(path)}, which ${problem}`, why, example }],
    };
  }
}
