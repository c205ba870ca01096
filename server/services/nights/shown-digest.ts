/** A digest of what a preview showed. It travels in the form: if anything has changed by then, nothing is done. */
import { createHash } from "node:crypto";

const LENGTH = 32;

export const shownDigest = (shown: object): string =>
  createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, LENGTH);
