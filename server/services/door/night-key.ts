/** A night's key, which signs what door phones keep: made when it is first needed, and gone a month after the night. */
import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../../store/db";
import { doorKey } from "../../store/schema";

/** An Ed25519 key in SPKI is this prefix of 12 bytes, and its 32 bytes. */
const SPKI_PREFIX_BYTES = 12;

type NightKey = { publicKey: string; sign(text: string): string };

export async function nightKey(db: Db, eventId: string, now: Date): Promise<NightKey> {
  const read = () => db.select().from(doorKey).where(eq(doorKey.eventId, eventId));
  let [row] = await read();
  if (!row) {
    const made = generateKeyPairSync("ed25519");
    const publicKey = made.publicKey.export({ format: "der", type: "spki" }).subarray(SPKI_PREFIX_BYTES);
    const privateKey = made.privateKey.export({ format: "der", type: "pkcs8" });
    const values = { publicKey: publicKey.toString("base64url"), privateKey: privateKey.toString("base64url") };
    await db
      .insert(doorKey)
      .values({ eventId, ...values, createdAt: now })
      .onConflictDoNothing();
    [row] = await read();
  }
  if (!row) throw new Error("No key of a night that has one");
  const { publicKey } = row;
  const key = createPrivateKey({ key: Buffer.from(row.privateKey, "base64url"), format: "der", type: "pkcs8" });
  return { publicKey, sign: (text) => sign(null, Buffer.from(text), key).toString("base64url") };
}
