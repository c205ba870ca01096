/**
 * A signed ticket code. The night's key signs it, so that a phone without a network can tell a ticket sold after its
 * list was made from a forged one. 75 bytes, so that the QR code stays at 49 to 53 modules:
 * version (1), key id (1), tier (2), origin (4), minute of issue (3), Ed25519 signature (64).
 */
import { base64urlOf, bytesOfBase64url } from "../base64url";

/** In characters of base64url. A plain code has 22. */
export const SIGNED_CODE_LENGTH = 100;

const VERSION = 1;
const FACT_BYTES = 11;
/** Minutes count from here, so that three bytes last until 2057. */
const FIRST_MINUTE_MS = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

type CodeFacts = {
  /** Tells the keys of different nights apart. */
  keyId: number;
  /** See `tierCode`. */
  tier: number;
  /** See `originOf`. */
  origin: number;
  /** When the ticket was issued, in epoch milliseconds, rounded down to a minute. */
  issuedAt: number;
};
/** Trust `facts` only if `signature` is the key's over `signedBytes` of `head`. */
type SignedCode = { facts: CodeFacts; head: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> };

/** The first byte of a night's public key. */
export const keyIdOf = (publicKey: string): number => bytesOfBase64url(publicKey)[0] ?? 0;

/** Identifies an admission through transfers and returns: a hash of its first ticket number. */
export const originOf = (firstNumber: string): number => hash32(firstNumber);

/** The number of a tier in a code. */
export const tierCode = (definitionId: string): number => hash32(definitionId) & 0xff_ff;

/** The part of a code before its signature. */
export function codeHead({ keyId, tier, origin, issuedAt }: CodeFacts): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(FACT_BYTES);
  const view = new DataView(head.buffer);
  const minute = Math.max(0, Math.floor((issuedAt - FIRST_MINUTE_MS) / MINUTE_MS));
  view.setUint8(0, VERSION);
  view.setUint8(1, keyId);
  view.setUint16(2, tier);
  view.setUint32(4, origin);
  view.setUint8(8, minute >> 16);
  view.setUint16(9, minute & 0xff_ff);
  return head;
}

/** What the night's key signs. The head and a night's id have fixed lengths, so the parts can't be confused. */
export const signedBytes = (head: Uint8Array, night: string, ticketNumber: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...head, ...new TextEncoder().encode(night + ticketNumber)]);

export function signedCode(head: Uint8Array, signature: Uint8Array): string {
  return base64urlOf(new Uint8Array([...head, ...signature]));
}

/** Undefined if the text isn't a signed code. Only the night's key can tell whether it is genuine. */
export function readSignedCode(code: string): SignedCode | undefined {
  if (code.length !== SIGNED_CODE_LENGTH || !/^[\w-]+$/.test(code)) return undefined;
  const bytes = bytesOfBase64url(code);
  const head = bytes.slice(0, FACT_BYTES);
  const view = new DataView(head.buffer);
  if (view.getUint8(0) !== VERSION) return undefined;
  const minute = (view.getUint8(8) << 16) | view.getUint16(9);
  const facts = {
    keyId: view.getUint8(1),
    tier: view.getUint16(2),
    origin: view.getUint32(4),
    issuedAt: FIRST_MINUTE_MS + minute * MINUTE_MS,
  };
  return { facts, head, signature: bytes.slice(FACT_BYTES) };
}

/** FNV-1a with MurmurHash3's finalizer. Server and phone both know the text, so the hash only has to spread well. */
function hash32(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
