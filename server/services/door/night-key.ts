/**
 * A night's key, which signs door lists and codes of tickets. It is made when it is first needed, and deleted a month
 * after the night.
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { and, eq, type Placeholder } from "drizzle-orm";
import {
  codeHead,
  keyIdOf,
  originOf,
  readSignedCode,
  signedBytes,
  signedCode,
  tierCode,
} from "../../../app/domain/door/signed-code";
import type { Db } from "../../store/db";
import { doorKey, type ticket } from "../../store/schema";

/** An Ed25519 key in SPKI is this prefix, and its 32 bytes. */
const SPKI_PREFIX = Buffer.from("302a300506032b6570032100", "hex");

type NightKey = { publicKey: string; sign(text: string): string };
/** What a ticket's code contains. */
export type CodedTicket = Pick<
  typeof ticket.$inferSelect,
  "ticketNumber" | "eventId" | "definitionId" | "firstNumber" | "createdAt"
>;
/** Makes a night's signed codes. */
export type CodeSigner = (one: CodedTicket) => string;

export async function nightKey(db: Db, eventId: string, now: Date): Promise<NightKey> {
  const read = () => db.select().from(doorKey).where(eq(doorKey.eventId, eventId));
  let [row] = await read();
  if (!row) {
    const made = generateKeyPairSync("ed25519");
    const publicKey = made.publicKey.export({ format: "der", type: "spki" }).subarray(SPKI_PREFIX.length);
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
  const key = privateKeyOf(row);
  return { publicKey, sign: (text) => sign(null, Buffer.from(text), key).toString("base64url") };
}

type SigningKey = Pick<typeof doorKey.$inferSelect, "eventId" | "privateKey" | "publicKey">;

/** The key of a night whose tickets show signed codes. */
export const signsCodesOf = (eventId: string | Placeholder) =>
  and(eq(doorKey.eventId, eventId), eq(doorKey.signsCodes, true));

/** Undefined for a night whose tickets show plain codes. */
export async function codeSigner(db: Db, eventId: string): Promise<CodeSigner | undefined> {
  const [row] = await db.select().from(doorKey).where(signsCodesOf(eventId));
  return row && signerWith(row);
}

export function signerWith(row: SigningKey): CodeSigner {
  const { eventId, publicKey } = row;
  const key = privateKeyOf(row);
  const keyId = keyIdOf(publicKey);
  return ({ ticketNumber, definitionId, firstNumber, createdAt }) => {
    const origin = originOf(firstNumber ?? ticketNumber);
    const head = codeHead({ keyId, tier: tierCode(definitionId), origin, issuedAt: createdAt.getTime() });
    return signedCode(head, sign(null, signedBytes(head, eventId, ticketNumber), key));
  };
}

/** Whether a night's key signed this code for this number. False for a code of another kind. */
export async function isSignedCode(db: Db, one: Pick<CodedTicket, "eventId" | "ticketNumber">, code: string) {
  const read = readSignedCode(code);
  if (!read) return false;
  const [row] = await db.select().from(doorKey).where(eq(doorKey.eventId, one.eventId));
  if (!row) return false;
  const spki = Buffer.concat([SPKI_PREFIX, Buffer.from(row.publicKey, "base64url")]);
  const key = createPublicKey({ key: spki, format: "der", type: "spki" });
  return verify(null, signedBytes(read.head, one.eventId, one.ticketNumber), key, read.signature);
}

const privateKeyOf = ({ privateKey }: Pick<SigningKey, "privateKey">) =>
  createPrivateKey({ key: Buffer.from(privateKey, "base64url"), format: "der", type: "pkcs8" });
