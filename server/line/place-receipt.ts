/** Receipts of places, signed with the sale's Ed25519 key: proof for the fan, also against us. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";

type Receipt = { sale: string; number: number; joinedAt: string; signature: string };

/** `private` is kept with the sale, `public` is published. Both are base64url of DER. */
export function newReceiptKey(): { private: string; public: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return {
    private: privateKey.export({ format: "der", type: "pkcs8" }).toString("base64url"),
    public: publicKey.export({ format: "der", type: "spki" }).toString("base64url"),
  };
}

export function receiptFor(key: string, place: Omit<Receipt, "signature">): Receipt {
  const signing = createPrivateKey({ key: Buffer.from(key, "base64url"), format: "der", type: "pkcs8" });
  return { ...place, signature: sign(null, written(place), signing).toString("base64url") };
}

export function receiptHolds(publicKey: string, { signature, ...place }: Receipt): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, "base64url"), format: "der", type: "spki" });
  return verify(null, written(place), key, Buffer.from(signature, "base64url"));
}

const written = ({ sale, number, joinedAt }: Omit<Receipt, "signature">) =>
  Buffer.from(`ringside place 1\n${sale}\n${number}\n${joinedAt}`);
