/**
 * Signs short lists of facts for use in addresses: HMAC-SHA256 with a key per secret and purpose. The first secret
 * signs, all verify.
 */
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

const KEY_BYTES = 32;

export type Signer = {
  /** 43 characters, safe in an address. */
  sign(facts: readonly string[]): string;
  /** True if one of our secrets signed exactly these facts for this purpose. */
  holds(facts: readonly string[], signature: string): boolean;
};

export function signer(secrets: readonly string[], purpose: string): Signer {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync("sha256", secret, "ringside", purpose, KEY_BYTES)));
  const [first] = keys;
  if (!first) throw new Error("SESSION_SECRETS is empty");
  // JSON delimits the facts, so no character can move from one to the next.
  const signed = (key: Buffer, facts: readonly string[]) =>
    createHmac("sha256", key).update(JSON.stringify(facts)).digest();

  return {
    sign: (facts) => signed(first, facts).toString("base64url"),
    holds(facts, signature) {
      const given = Buffer.from(signature, "base64url");
      return keys.some((key) => {
        const right = signed(key, facts);
        return given.length === right.length && timingSafeEqual(given, right);
      });
    },
  };
}
