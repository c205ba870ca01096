/** The files that sign passes, made on this machine for this machine: no phone takes passes that they signed. */
import { createPublicKey, generateKeyPair, type KeyObject } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { type CertificateName, certificate } from "./pass-certificate";

const AUTHORITY: CertificateName = { CN: "Sandbox Developer Relations Authority", O: "Ringside sandbox" };
const PASS_TYPE: CertificateName = {
  UID: "pass.example.ringside.sandbox",
  CN: "Pass Type ID: pass.example.ringside.sandbox",
  OU: "SANDBOX000",
  O: "Ringside sandbox",
};
const ISSUER_ID = "3388000000000000001";
const ACCOUNT = "wallet@ringside-sandbox.iam.gserviceaccount.com";
const DAY_MS = 24 * 60 * 60_000;
/** The sandbox's clock is moved by years at most. */
const VALID_DAYS = 20 * 365;

const newKey = async (): Promise<KeyObject> =>
  (await promisify(generateKeyPair)("rsa", { modulusLength: 2048 })).privateKey;
const pem = (key: KeyObject) => key.export({ type: "pkcs8", format: "pem" }).toString();

export type WalletFiles = Awaited<ReturnType<typeof walletFiles>>;

/** Makes the files on the first start. `environment` names them for the site. */
export async function walletFiles(dataDir: string, saveUrl: string) {
  const folder = resolve(dataDir, "sandbox/wallet");
  const paths = {
    APPLE_PASS_CERTIFICATE_FILE: `${folder}/pass.pem`,
    APPLE_PASS_KEY_FILE: `${folder}/pass-key.pem`,
    APPLE_WWDR_CERTIFICATE_FILE: `${folder}/authority.pem`,
    GOOGLE_WALLET_KEY_FILE: `${folder}/google-wallet.json`,
  };
  if (!Object.values(paths).every((path) => existsSync(path))) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const made = await newFiles();
    for (const [name, path] of Object.entries(paths)) {
      writeFileSync(path, made[name as keyof typeof paths], { mode: 0o600 });
    }
  }
  const read = (name: keyof typeof paths) => readFileSync(paths[name], "utf8");
  const { private_key } = JSON.parse(read("GOOGLE_WALLET_KEY_FILE")) as { private_key: string };
  return {
    environment: { ...paths, GOOGLE_WALLET_ISSUER_ID: ISSUER_ID, GOOGLE_WALLET_SAVE_URL: saveUrl },
    authority: read("APPLE_WWDR_CERTIFICATE_FILE"),
    googleKey: createPublicKey(private_key),
  };
}

async function newFiles() {
  const [authorityKey, passKey, googleKey] = await Promise.all([newKey(), newKey(), newKey()]);
  const from = new Date(Date.now() - DAY_MS);
  const to = new Date(from.getTime() + VALID_DAYS * DAY_MS);
  const shared = { issuer: AUTHORITY, issuerKey: authorityKey, from, to };
  const account = {
    type: "service_account",
    client_email: ACCOUNT,
    private_key_id: "sandbox",
    private_key: pem(googleKey),
  };
  return {
    APPLE_PASS_CERTIFICATE_FILE: certificate({ ...shared, subject: PASS_TYPE, key: passKey }),
    APPLE_PASS_KEY_FILE: pem(passKey),
    APPLE_WWDR_CERTIFICATE_FILE: certificate({ ...shared, subject: AUTHORITY, key: authorityKey }),
    GOOGLE_WALLET_KEY_FILE: JSON.stringify(account, null, 2),
  };
}
