/**
 * Codes of authenticator apps (RFC 6238): HMAC-SHA-1, six digits, steps of 30 seconds in real time whatever the
 * sandbox's clock says.
 */
import { createHmac, randomBytes } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;
const SECRET_BYTES = 32;

/** 52 characters of base32, like the service's. */
export function newSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** The code that an app shows for `secret` at `step`. */
export function totpCode(secret: string, step = currentStep()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", decoded(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** The step that `code` belongs to, if it is the current one or next to it. */
export function totpStep(secret: string, code: string): number | undefined {
  const now = currentStep();
  return [now, now - 1, now + 1].find((step) => totpCode(secret, step) === code);
}

const currentStep = () => Math.floor(Date.now() / STEP_MS);

function decoded(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
