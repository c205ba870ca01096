/** The files that sign Apple Wallet passes. They are read once, and checked against each other. */
import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Settings } from "./config";
import { explanations } from "./explanations";
import type { Fault } from "./fault";

export type AppleSigner = {
  /** `pass.com.example.tickets`, and the team's ten letters: both are in the certificate. */
  passTypeIdentifier: string;
  teamIdentifier: string;
  validFrom: Date;
  validTo: Date;
  /** The end of Apple's intermediate certificate. */
  authorityValidTo: Date;
  /** PEM. */
  certificate: string;
  key: string;
  authority: string;
};

type AppleSettings = Pick<
  Partial<Settings>,
  "APPLE_PASS_CERTIFICATE_FILE" | "APPLE_PASS_KEY_FILE" | "APPLE_PASS_KEY_PASSPHRASE" | "APPLE_WWDR_CERTIFICATE_FILE"
>;
type FileSetting = Exclude<keyof AppleSettings, "APPLE_PASS_KEY_PASSPHRASE">;

/**
 * No signer if passes aren't configured. Dates aren't checked: a site must start even if its certificate has expired.
 */
export function readAppleSigner(settings: AppleSettings): { signer?: AppleSigner; faults: Fault[] } {
  const { APPLE_PASS_KEY_PASSPHRASE: passphrase } = settings;
  const faults: Fault[] = [];
  const blame = (setting: FileSetting, problem: string) => {
    const { why, example } = explanations[setting] ?? {};
    faults.push({ setting, what: `is ${resolve(settings[setting] ?? "")}, ${problem}`, why, example });
    return undefined;
  };
  /** Reads one file and makes something of it; `otherwise` says what it should have been. */
  function parsed<Made>(setting: FileSetting, make: (bytes: Buffer) => Made, otherwise: string): Made | undefined {
    const path = settings[setting];
    if (!path) return undefined;
    let bytes: Buffer;
    try {
      bytes = readFileSync(path);
    } catch (error) {
      return blame(setting, `which cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
    try {
      return make(bytes);
    } catch {
      return blame(setting, otherwise);
    }
  }

  const certificateOf = (bytes: Buffer) => new X509Certificate(bytes);
  const certificate = parsed("APPLE_PASS_CERTIFICATE_FILE", certificateOf, "which is not a certificate");
  const authority = parsed("APPLE_WWDR_CERTIFICATE_FILE", certificateOf, "which is not a certificate");
  const key = parsed(
    "APPLE_PASS_KEY_FILE",
    (bytes) => createPrivateKey({ key: bytes, ...(passphrase && { passphrase }) }),
    passphrase
      ? "which is not a private key in PEM, or APPLE_PASS_KEY_PASSPHRASE does not open it"
      : "which is not a private key in PEM, or one that needs APPLE_PASS_KEY_PASSPHRASE",
  );
  if (!certificate || !authority || !key) return { faults };

  const fieldOf = (name: string) => new RegExp(`^${name}=(.+)$`, "m").exec(certificate.subject)?.[1];
  const [passTypeIdentifier, teamIdentifier] = [fieldOf("UID"), fieldOf("OU")];
  if (!passTypeIdentifier?.startsWith("pass.") || !teamIdentifier)
    blame("APPLE_PASS_CERTIFICATE_FILE", "which is not the certificate of a pass type");
  if (!isIssuedBy(certificate, authority)) blame("APPLE_WWDR_CERTIFICATE_FILE", "which did not issue the certificate");
  if (!isKeyOf(certificate, key)) blame("APPLE_PASS_KEY_FILE", "which is not the certificate's RSA key");
  if (faults.length > 0 || !passTypeIdentifier || !teamIdentifier) return { faults };
  return {
    faults,
    signer: {
      passTypeIdentifier,
      teamIdentifier,
      validFrom: new Date(certificate.validFrom),
      validTo: new Date(certificate.validTo),
      authorityValidTo: new Date(authority.validTo),
      certificate: certificate.toString(),
      key: key.export({ type: "pkcs1", format: "pem" }).toString(),
      authority: authority.toString(),
    },
  };
}

const isIssuedBy = (certificate: X509Certificate, authority: X509Certificate) =>
  certificate.checkIssued(authority) && certificate.verify(authority.publicKey);

const isKeyOf = (certificate: X509Certificate, key: KeyObject) =>
  key.asymmetricKeyType === "rsa" && certificate.checkPrivateKey(key);
