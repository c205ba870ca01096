/** What a night's key signs, as the server does it: lists, and codes that prove themselves. */
import { webcrypto } from "node:crypto";
import type { DoorListPayload, SignedDoorList } from "../../../app/domain/door/door-list-format";
import { codeHead, keyIdOf, originOf, signedBytes, signedCode, tierCode } from "../../../app/domain/door/signed-code";
import type { NightKeyOnPhone } from "../../../app/ui/door/phone/kept-list";

export const NIGHT = "11111111-2222-4333-8444-555555555555";
const TIER = "99999999-2222-4333-8444-555555555555";

export type Issued = { number: string; first?: string; issuedAt: number };

export async function nightSigning(night = NIGHT) {
  const pair = (await webcrypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair;
  const raw = Buffer.from(await webcrypto.subtle.exportKey("raw", pair.publicKey));
  const id = keyIdOf(raw.toString("base64url"));
  const key: NightKeyOnPhone = { key: pair.publicKey, id };
  return {
    key,
    async sign(payload: Partial<DoorListPayload>): Promise<SignedDoorList> {
      const whole = { night, after: 0, version: 10, at: 1_000, tiers: ["Floor"], held: [], ...payload };
      const list = JSON.stringify({
        ...{ count: payload.entries?.length ?? 0, codedTiers: [[tierCode(TIER), "Floor"]], ...whole },
      });
      const bytes = await webcrypto.subtle.sign("Ed25519", pair.privateKey, Buffer.from(list));
      return { list, signature: Buffer.from(bytes).toString("base64url") };
    },
    async code({ number, first, issuedAt }: Issued): Promise<string> {
      const head = codeHead({ keyId: id, tier: tierCode(TIER), origin: originOf(first ?? number), issuedAt });
      const signature = await webcrypto.subtle.sign("Ed25519", pair.privateKey, signedBytes(head, night, number));
      return signedCode(head, new Uint8Array(signature));
    },
  };
}
