/** Apple Wallet passes: signed in a thread, and kept for a while, since phones and mail clients fetch a pass twice. */
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { AppleSigner } from "../../config/apple-pass-files";
import { restingThread } from "../../process/resting-thread";
import { signing, type UnsignedPass } from "./signing-thread";

/** A pass without the identifiers, which are the certificate's. Pictures are SVG by file name. */
export type DrawnPass = { fields: object; pictures: Record<string, string> };
/** Converts SVG to PNG. */
export type Draw = (svg: string) => Promise<Uint8Array | "busy">;

const MOST_WAITING = 20;
const KEPT_BYTES = 16 * 1024 * 1024;
const KEPT_MS = 60 * 60_000;

export function applePasses(signer: AppleSigner, draw: Draw) {
  const { passTypeIdentifier, teamIdentifier } = signer;
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: (file) => file.byteLength,
  });
  const thread = restingThread<UnsignedPass[], Uint8Array>(signing(signer), MOST_WAITING);

  async function unsigned({ fields, pictures }: DrawnPass): Promise<UnsignedPass | "busy"> {
    const names = Object.keys(pictures);
    const drawn = await Promise.all(Object.values(pictures).map(draw));
    if (drawn.includes("busy")) return "busy";
    const json = JSON.stringify({ formatVersion: 1, passTypeIdentifier, teamIdentifier, ...fields });
    return { json, pictures: Object.fromEntries(names.map((name, i) => [name, drawn[i] as Uint8Array])) };
  }

  return {
    /** A `.pkpass`, or a `.pkpasses` for more than one. `busy` if too many wait. */
    async file(passes: DrawnPass[]): Promise<Uint8Array | "busy"> {
      // What a pass shows is all that it depends on, so a ticket that changed has another key.
      const version = createHash("sha256").update(JSON.stringify(passes)).digest("base64url");
      const ready = kept.get(version);
      if (ready) return ready;
      const all = await Promise.all(passes.map(unsigned));
      if (all.includes("busy")) return "busy";
      const file = await thread.run(all as UnsignedPass[]);
      if (file !== "busy") kept.set(version, file);
      return file;
    },
    stop: thread.stop,
  };
}
