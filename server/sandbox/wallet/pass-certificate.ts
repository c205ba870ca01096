/** Certificates as Apple issues them for passes, made here: an authority of our own, and a pass type that it signed. */
import { createPublicKey, type KeyObject, randomBytes, sign } from "node:crypto";
import { bitString, der, objectId, sequence, serialNumber, set, time, utf8 } from "./der";

const NAMES = {
  CN: "2.5.4.3",
  OU: "2.5.4.11",
  O: "2.5.4.10",
  UID: "0.9.2342.19200300.100.1.1",
};
const SHA256_WITH_RSA = sequence(objectId("1.2.840.113549.1.1.11"), der(0x05));
const CA_ONLY = der(
  0xa3,
  sequence(
    sequence(
      objectId("2.5.29.19"),
      der(0x01, Buffer.from([0xff])),
      der(0x04, sequence(der(0x01, Buffer.from([0xff])))),
    ),
  ),
);

export type CertificateName = Partial<Record<keyof typeof NAMES, string>>;

const named = (name: CertificateName) =>
  sequence(
    ...Object.entries(name).map(([key, value]) =>
      set(sequence(objectId(NAMES[key as keyof typeof NAMES]), utf8(value))),
    ),
  );

type CertificateOptions = {
  subject: CertificateName;
  issuer: CertificateName;
  /** The subject's private key; only its public part is written. */
  key: KeyObject;
  issuerKey: KeyObject;
  from: Date;
  to: Date;
};

/** PEM. A certificate whose subject is its issuer is an authority. */
export function certificate({ subject, issuer, key, issuerKey, from, to }: CertificateOptions): string {
  const isAuthority = subject === issuer;
  const facts = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    serialNumber(randomBytes(8)),
    SHA256_WITH_RSA,
    named(issuer),
    sequence(time(from), time(to)),
    named(subject),
    createPublicKey(key).export({ type: "spki", format: "der" }),
    ...(isAuthority ? [CA_ONLY] : []),
  );
  const whole = sequence(facts, SHA256_WITH_RSA, bitString(sign("sha256", facts, issuerKey)));
  const lines = whole.toString("base64").match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}
