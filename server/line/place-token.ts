/**
 * The signed places and turns that a browser keeps: 40 bytes, signed with the sale's own secret. So rotating
 * SESSION_SECRETS voids no place, and a place of one sale means nothing to another.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

const SALE_BYTES = 8;
const SIGNATURE_BYTES = 23;
const TOKEN_BYTES = 40;
const CHARACTERS = 54;
const SECOND_MS = 1_000;
const KINDS = ["place", "turn"] as const;

/** `at`: when the place was taken, or when the turn ends. Whole seconds are kept. */
export type PlaceToken = { kind: (typeof KINDS)[number]; number: number; at: Date };
type SaleSecret = { id: string; secret: string };

/** 54 characters, safe in cookies, headers and addresses. */
export function signPlace(sale: SaleSecret, { kind, number, at }: PlaceToken): string {
  const facts = Buffer.alloc(TOKEN_BYTES - SIGNATURE_BYTES);
  facts.writeUInt8(KINDS.indexOf(kind) + 1, 0);
  saleMark(sale.id).copy(facts, 1);
  facts.writeUInt32BE(number, 1 + SALE_BYTES);
  facts.writeUInt32BE(Math.floor(at.getTime() / SECOND_MS), 5 + SALE_BYTES);
  return Buffer.concat([facts, signature(sale, facts)]).toString("base64url");
}

/** What the sale has signed. Undefined for anything else, such as another sale's place. */
export function readPlace(sale: SaleSecret, token: string | undefined): PlaceToken | undefined {
  if (token?.length !== CHARACTERS) return undefined;
  const bytes = Buffer.from(token, "base64url");
  // Base64 has several spellings of the same bytes. Only ours counts.
  if (bytes.length !== TOKEN_BYTES || bytes.toString("base64url") !== token) return undefined;
  const facts = bytes.subarray(0, TOKEN_BYTES - SIGNATURE_BYTES);
  const kind = KINDS[facts.readUInt8(0) - 1];
  if (!kind || !facts.subarray(1, 1 + SALE_BYTES).equals(saleMark(sale.id))) return undefined;
  if (!timingSafeEqual(signature(sale, facts), bytes.subarray(facts.length))) return undefined;
  return {
    kind,
    number: facts.readUInt32BE(1 + SALE_BYTES),
    at: new Date(facts.readUInt32BE(5 + SALE_BYTES) * SECOND_MS),
  };
}

/** Identifies the owner of a place without naming them. The same person has another subject in each sale. */
export const subjectOf = ({ secret }: Pick<SaleSecret, "secret">, person: string): string =>
  createHmac("sha256", Buffer.from(secret, "hex")).update(`subject\n${person}`).digest("base64url");

const saleMark = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex").subarray(0, SALE_BYTES);

const signature = ({ id, secret }: SaleSecret, facts: Buffer) =>
  createHmac("sha256", Buffer.from(secret, "hex"))
    .update(`place\n${id}\n`)
    .update(facts)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
