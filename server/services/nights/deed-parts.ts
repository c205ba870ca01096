/** Ids for the parts of a deed that does several things, so that a form sent twice finds the parts already done. */
import { createHash } from "node:crypto";

/** A GUID derived from both. */
export function partOfDeed(deedId: string, part: string): string {
  const hex = createHash("sha256").update(`${deedId}:${part}`).digest("hex");
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return groups.join("-");
}
