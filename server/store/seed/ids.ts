/** Ids of seed content, derived from names: the same in every store, so that links and tests can rely on them. */
import { createHash } from "node:crypto";

type SeededKind =
  | "category"
  | "show"
  | "venue"
  | "section"
  | "seating-plan"
  | "event"
  | "definition"
  | "wrestler"
  | "highlight"
  | "media"
  | "product"
  | "variant"
  | "pay-per-view"
  | "phase"
  | "code"
  | "line";

/** A GUID for a slug; definitions, sections and variants are named `{event, venue or product}/{part}`. */
export function seedId(kind: SeededKind, slug: string): string {
  const hex = createHash("sha256").update(`ringside/${kind}/${slug}`).digest("hex");
  // Version 8 and the RFC's variant: a GUID whose other bits are free to choose.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Six characters without 0, O, 1 and I, for an event's short address. */
export function shortCode(slug: string): string {
  const bytes = createHash("sha256").update(`ringside/code/${slug}`).digest().subarray(0, 6);
  return Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length)).join("");
}
