/** Reads a `.pkpass` and checks it as a phone would: each file against the manifest, and the manifest's signature. */
import { createHash, verify, X509Certificate } from "node:crypto";
import { type DerValue, SET, valuesIn } from "./der";

const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** The files of a zip archive that stores them without compression. Throws if it is no such archive. */
export function filesIn(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error("This is not a zip archive.");
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== CENTRAL || zip.readUInt16LE(at + 10) !== 0) throw new Error("A file is compressed.");
    const [size, nameLength, extra, comment] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString("utf8");
    files.set(name, zip.subarray(start, start + size));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

/** Everything wrong with a pass, in words. `authority` is PEM. */
export function passFaults(files: Map<string, Buffer>, authority: string): string[] {
  const [manifest, signature] = [files.get("manifest.json"), files.get("signature")];
  if (!manifest || !signature) return ["It has no manifest or no signature."];
  const listed = JSON.parse(manifest.toString("utf8")) as Record<string, string>;
  const own = [...files.keys()].filter((name) => name !== "manifest.json" && name !== "signature");
  const faults = own
    .filter((name) => listed[name] !== sha1(files.get(name) ?? Buffer.alloc(0)).toString("hex"))
    .map((name) => `The manifest has another hash for ${name}.`);
  faults.push(
    ...Object.keys(listed)
      .filter((name) => !files.has(name))
      .map((name) => `${name} is missing.`),
  );
  if (!files.has("icon.png")) faults.push("It has no icon.png.");
  try {
    if (!isSigned(manifest, signature, new X509Certificate(authority))) faults.push("The signature is wrong.");
  } catch (error) {
    faults.push(`The signature cannot be read: ${String(error)}`);
  }
  return faults;
}

const sha1 = (bytes: Buffer) => createHash("sha1").update(bytes).digest();

/** A detached PKCS #7 signature with signed attributes, by a certificate that the authority issued. */
function isSigned(manifest: Buffer, signature: Buffer, authority: X509Certificate): boolean {
  const inside = (value: DerValue | undefined) => valuesIn(value?.content ?? Buffer.alloc(0));
  const [, wrapped] = inside(valuesIn(signature)[0]);
  const parts = inside(inside(wrapped)[0]);
  const certificates = inside(parts.find(({ tag }) => tag === 0xa0)).map(({ whole }) => new X509Certificate(whole));
  const signer = certificates.find((one) => one.checkIssued(authority) && one.subject !== authority.subject);
  const about = inside(inside(parts.at(-1))[0]);
  const attributes = about.find(({ tag }) => tag === 0xa0);
  const signed = about.findLast(({ tag }) => tag === 0x04);
  if (!signer?.verify(authority.publicKey) || !attributes || !signed) return false;
  // What is signed is the set of attributes, and one of them is the manifest's hash.
  const covered = Buffer.concat([Buffer.from([SET]), attributes.whole.subarray(1)]);
  return attributes.content.includes(sha1(manifest)) && verify("sha1", covered, signer.publicKey, signed.content);
}
