import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newReceiptKey, receiptFor, receiptHolds } from "../../server/line/place-receipt";
import { readPlace, signPlace, subjectOf } from "../../server/line/place-token";

const saleOf = () => ({ id: randomUUID(), secret: randomBytes(32).toString("hex") });
const sale = saleOf();
const at = new Date("2026-03-14T10:00:00Z");

describe("A place's token", () => {
  it.each(["place", "turn"] as const)("keeps a %s", (kind) => {
    const token = signPlace(sale, { kind, number: 4_711, at });
    expect(Buffer.from(token, "base64url")).toHaveLength(40);
    expect(readPlace(sale, token)).toEqual({ kind, number: 4_711, at });
  });

  it("is invalid for another sale, and for the same sale with another secret", () => {
    const token = signPlace(sale, { kind: "place", number: 1, at });
    expect(readPlace(saleOf(), token)).toBeUndefined();
    expect(readPlace({ ...saleOf(), id: sale.id }, token)).toBeUndefined();
    expect(readPlace({ ...sale, id: randomUUID() }, token)).toBeUndefined();
  });

  it("is refused with any bit changed", () => {
    const bytes = Buffer.from(signPlace(sale, { kind: "place", number: 1, at }), "base64url");
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7));
      expect(readPlace(sale, changed.toString("base64url"))).toBeUndefined();
    }
  });

  it.each(["", "x", "x".repeat(54), "A".repeat(53), "é".repeat(54), undefined])("is not %j", (token) => {
    expect(readPlace(sale, token)).toBeUndefined();
  });

  it("has one spelling", () => {
    const token = signPlace(sale, { kind: "place", number: 1, at });
    const last = token.at(-1) as string;
    for (const other of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") {
      if (other !== last) expect(readPlace(sale, token.slice(0, -1) + other)).toBeUndefined();
    }
  });
});

describe("A subject", () => {
  it("is the same within a sale and differs between sales", () => {
    expect(subjectOf(sale, "user:1")).toBe(subjectOf(sale, "user:1"));
    expect(subjectOf(sale, "user:1")).not.toBe(subjectOf(sale, "user:2"));
    expect(subjectOf(sale, "user:1")).not.toBe(subjectOf(saleOf(), "user:1"));
  });
});

describe("A receipt", () => {
  it("holds for what it says, under its sale's key", () => {
    const key = newReceiptKey();
    const receipt = receiptFor(key.private, { sale: sale.id, number: 7, joinedAt: at.toISOString() });
    expect(receiptHolds(key.public, receipt)).toBe(true);
    expect(receiptHolds(newReceiptKey().public, receipt)).toBe(false);
    for (const change of [{ number: 8 }, { sale: randomUUID() }, { joinedAt: "2026-03-14T10:00:01.000Z" }]) {
      expect(receiptHolds(key.public, { ...receipt, ...change })).toBe(false);
    }
  });
});
