/**
 * The server side of Cognito's SRP-6a: the 3072-bit group of RFC 3526 with generator 2, SHA-256, and a key derived
 * with "Caldera Derived Key". Numbers are sent as hex. Hashed numbers get a leading zero byte if their top bit is
 * set, as in Java's BigInteger.
 */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { N, power } from "../../../srp/modular-power";
import { numberOf, padded, sha256 } from "../../../srp/srp-numbers";
import type { CognitoPool } from "../pool/cognito-pool";

const GENERATOR = 2n;
const k = numberOf(sha256(padded(N), padded(GENERATOR)));

/**
 * `g^x mod N`, with x from salt and password. `group` and `username` are the pool's name and USER_ID_FOR_SRP, or a
 * device's group key and key.
 */
export function srpVerifier(of: { group: string; username: string; salt: string; password: string }): string {
  const identity = sha256(Buffer.from(`${of.group}${of.username}:${of.password}`));
  const x = numberOf(sha256(padded(BigInt(`0x${of.salt}`)), identity));
  return power(GENERATOR, x).toString(16);
}

/** The pool's secret `b` and its public value `B = k·v + g^b`. */
export function srpChallenge(verifier: string): { b: string; publicB: string } {
  const b = numberOf(randomBytes(128));
  const publicB = (k * BigInt(`0x${verifier}`) + power(GENERATOR, b)) % N;
  return { b: b.toString(16), publicB: publicB.toString(16) };
}

/** Whether a client may send `hex` as SRP_A. Zero and similar values would let anybody compute the key. */
export function validPublicA(hex: string): boolean {
  if (!/^[0-9a-f]+$/i.test(hex)) return false;
  const a = BigInt(`0x${hex}`) % N;
  return a > 1n && a < N - 1n;
}

/** Whether `signature` proves knowledge of the password behind `srp.verifier`. */
export function srpProves(
  srp: { a: string; b: string; publicB: string; verifier: string },
  claim: { group: string; username: string; secretBlock: string; timestamp: string; signature: string },
): boolean {
  const [a, b, publicB, verifier] = [srp.a, srp.b, srp.publicB, srp.verifier].map((hex) => BigInt(`0x${hex}`)) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const u = numberOf(sha256(padded(a), padded(publicB)));
  const shared = power((a * power(verifier, u)) % N, b);
  const key = Buffer.from(hkdfSync("sha256", padded(shared), padded(u), "Caldera Derived Key", 16));
  const expected = createHmac("sha256", key)
    .update(claim.group + claim.username)
    .update(Buffer.from(claim.secretBlock, "base64"))
    .update(claim.timestamp)
    .digest();
  const given = Buffer.from(claim.signature, "base64");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The part of the pool's id that goes into its users' verifiers. */
export const srpPoolName = (pool: CognitoPool) => pool.userPoolId.split("_")[1] ?? "";
