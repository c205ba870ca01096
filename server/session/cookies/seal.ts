/**
 * Seals small values for cookies and short-lived rows: AES-256-GCM with a key per secret and purpose. The first secret
 * seals and all of them open. A new secret is appended first, and moves to the front once every process can open it.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { packDictionary, type TokenSource } from "./packing-dictionary";
import { pack, unpack } from "./session-packing";

const HEAD_BYTES = 5;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** None of our values is larger. Keeps a crafted value from inflating to more. */
const MAX_PLAIN_BYTES = 64 * 1024;

/** The first byte of a sealed value: how its JSON was compressed. All formats open. */
export type SealFormat = 1 | 2;

export type Seal = {
  /** Base64url of the sealed JSON of `value`. */
  seal(value: unknown): string;
  /** The value, or undefined for anything that our secrets didn't seal for this purpose. */
  open(sealed: string): unknown;
};

/**
 * `purpose` separates keys: a value sealed for one purpose doesn't open for another. `tokensOf` shrinks values with
 * tokens of that pool, which then open with no other pool. Rows in the store stay in format 1, because processes of an
 * earlier release may read them.
 */
export function sealer(
  secrets: readonly string[],
  purpose: string,
  { format = 1, tokensOf }: { format?: SealFormat; tokensOf?: TokenSource | undefined } = {},
): Seal {
  const keys = secrets.map((secret) => {
    const bits = Buffer.from(hkdfSync("sha256", secret, "ringside", purpose, 36));
    return { id: bits.subarray(0, 4), key: bits.subarray(4) };
  });
  const [first] = keys;
  if (!first) throw new Error("SESSION_SECRETS is empty");
  const dictionary = Buffer.from(packDictionary(tokensOf));

  const formats = {
    1: {
      bound: Buffer.alloc(0),
      shrink: (text: string) => deflateRawSync(text),
      restore: (bytes: Buffer) => inflateRawSync(bytes, { maxOutputLength: MAX_PLAIN_BYTES }).toString("utf8"),
    },
    2: {
      bound: Buffer.from(tokensOf ? JSON.stringify([tokensOf.issuer, tokensOf.clientId, tokensOf.region]) : ""),
      shrink: (text: string) => pack(text, dictionary),
      restore: (bytes: Buffer) => unpack(bytes, dictionary, MAX_PLAIN_BYTES),
    },
  };
  const isFormat = (byte: number | undefined): byte is SealFormat => byte !== undefined && byte in formats;

  return {
    seal(value) {
      const { bound, shrink } = formats[format];
      const head = Buffer.concat([Buffer.of(format), first.id]);
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", first.key, iv);
      cipher.setAAD(Buffer.concat([head, bound]));
      const body = Buffer.concat([cipher.update(shrink(JSON.stringify(value))), cipher.final()]);
      return Buffer.concat([head, iv, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      const [written] = bytes;
      if (bytes.length <= HEAD_BYTES + IV_BYTES + TAG_BYTES || !isFormat(written)) return undefined;
      const { bound, restore } = formats[written];
      const head = bytes.subarray(0, HEAD_BYTES);
      const match = keys.find(({ id }) => id.equals(head.subarray(1)));
      if (!match) return undefined;
      try {
        const ivEnd = HEAD_BYTES + IV_BYTES;
        const decipher = createDecipheriv("aes-256-gcm", match.key, bytes.subarray(HEAD_BYTES, ivEnd));
        decipher.setAAD(Buffer.concat([head, bound]));
        decipher.setAuthTag(bytes.subarray(ivEnd, ivEnd + TAG_BYTES));
        // `final` throws for anything that we didn't seal, so foreign data is never inflated.
        const shrunk = Buffer.concat([decipher.update(bytes.subarray(ivEnd + TAG_BYTES)), decipher.final()]);
        return JSON.parse(restore(shrunk));
      } catch {
        return undefined;
      }
    },
  };
}

/** Seals a text so that it only opens together with what it was bound to, such as the user name of a password. */
export function boundSealer(secrets: readonly string[], purpose: string) {
  const { seal, open } = sealer(secrets, purpose);
  return {
    seal: (text: string, boundTo: string): string => seal([boundTo, text]),
    open(sealed: string, boundTo: string): string | undefined {
      const value = open(sealed);
      if (!Array.isArray(value) || value[0] !== boundTo || typeof value[1] !== "string") return undefined;
      return value[1];
    },
  };
}

/** The value of a row in the store. Throws, with what to do about it, if no secret opens it. */
export function openedRow(seal: Pick<Seal, "open">, sealed: string): unknown {
  const value = seal.open(sealed);
  if (value !== undefined) return value;
  throw new Error("A dropped session secret sealed this. Put it back at the end of SESSION_SECRETS until it is done.");
}
