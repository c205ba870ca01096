/** The row of a new line, with the secrets that are made for it alone. */
import { randomBytes } from "node:crypto";
import type { onSale } from "../store/schema";
import { commitmentTo, newSeed } from "./draw";
import { newReceiptKey } from "./place-receipt";

type NewSale = typeof onSale.$inferInsert;

export function newSale({
  now,
  ...given
}: Pick<NewSale, "id" | "eventId" | "mode" | "joinsAt" | "opensAt"> & Partial<NewSale> & { now: Date }): NewSale {
  const seed = newSeed();
  const keys = newReceiptKey();
  return {
    secret: randomBytes(32).toString("hex"),
    signKey: keys.private,
    publicKey: keys.public,
    seed,
    commitment: commitmentTo(seed),
    createdAt: now,
    ...given,
  };
}
