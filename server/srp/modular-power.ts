/**
 * Modular powers in SRP's group, computed by OpenSSL. An RSA encryption without padding is a modular power, with the
 * prime as modulus and the exponent as public exponent. It takes 2 ms; BigInt takes 30 ms, and a DiffieHellman object
 * takes seconds because Node 24 tests its prime each time.
 */
import nodeCrypto, { getDiffieHellman } from "node:crypto";
import { numberOf } from "./srp-numbers";

const prime = getDiffieHellman("modp15").getPrime();

/** The 3072-bit prime of RFC 3526. */
export const N = numberOf(prime);

type Power = (base: bigint, exponent: bigint) => bigint;

/** Makes `power` from its arguments alone, since a thread runs this function from its text. */
export function powerBy({ constants, createPublicKey, publicEncrypt }: typeof nodeCrypto, prime: Uint8Array): Power {
  const numberIn = (bytes: Buffer) => BigInt(`0x${bytes.toString("hex")}`);
  const bytesOf = (value: bigint) => {
    const hex = value.toString(16);
    return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, "hex");
  };
  const n = Buffer.from(prime).toString("base64url");
  const modulus = numberIn(Buffer.from(prime));
  return (base, exponent) => {
    const jwk = { kty: "RSA", n, e: bytesOf(exponent).toString("base64url") };
    const key = createPublicKey({ format: "jwk", key: jwk });
    const digits = bytesOf(base % modulus);
    const message = Buffer.concat([Buffer.alloc(prime.length - digits.length), digits]);
    return numberIn(publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, message));
  };
}

/** `base ** exponent mod N`; both are positive. */
export const power: Power = powerBy(nodeCrypto, prime);
