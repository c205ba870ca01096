/**
 * A page that all signed-in fans share, with a hole for the reader's name. Compressed once: the hole is an uncompressed
 * block of fixed length in the brotli stream, so a name can be put in without touching the bytes around it.
 */
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress, constants, createBrotliCompress } from "node:zlib";

/** Names that need more, in the page's own spelling, are not put in: such a fan's page is rendered for them alone. */
const HOLE_BYTES = 96;
/** Brotli's state after the hole depends on the two bytes before, so the hole's block ends with two constant bytes. */
const FIXED_BYTES = 2;
const QUALITY = 5;
/** The base-2 logarithm of how far back the compression may refer: 256 kB, more than any page. */
const WINDOW = 18;

/** How a page spells the name, and what follows it. Spaces fill up the hole where they mean nothing. */
const SPELLINGS = {
  // Spaces before the ">" of an end tag.
  html: { quoted: (name: string) => `>${name}</span`, spelled: (name: string) => `>${escapeText(name)}</span` },
  // Spaces after a string of JSON.
  data: { quoted: (name: string) => `"${name}"`, spelled: (name: string) => JSON.stringify(name) },
};
export type PageKind = keyof typeof SPELLINGS;

/** The page around its hole. A page without a hole has everything in `before`. */
export type PageWithHole = { kind: PageKind; before: Buffer; after: Buffer | undefined };

/** Cuts a page at `name`, which must be unique. Undefined if the page has it more than once or anywhere unexpected. */
export function cutAtName(page: string, kind: PageKind, name: string): PageWithHole | undefined {
  if (!page.includes(name)) return { kind, before: Buffer.from(page), after: undefined };
  const parts = page.split(name);
  const [before, after, more] = page.split(SPELLINGS[kind].quoted(name));
  if (parts.length > 2 || before === undefined || after === undefined || more !== undefined) return undefined;
  return { kind, before: Buffer.from(before), after: Buffer.from(after) };
}

/** The bytes of the hole for `name`. Undefined if they don't fit. */
export function holeFor(kind: PageKind, name: string): Buffer | undefined {
  const spelled = Buffer.from(SPELLINGS[kind].spelled(name));
  if (spelled.length > HOLE_BYTES) return undefined;
  return Buffer.concat([spelled, Buffer.alloc(HOLE_BYTES - spelled.length, " ")]);
}

/** What follows `before` and the hole's bytes. */
type Pieces = { before: Buffer; after: Buffer };

/** Compresses a page around its hole. Rejects if the result isn't the page, whatever the reason. */
export async function brotliAround({ before, after }: { before: Buffer; after: Buffer }): Promise<Pieces> {
  const encoder = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: WINDOW },
  });
  const chunks: Buffer[] = [];
  encoder.on("data", (chunk: Buffer) => chunks.push(chunk));
  const failed = new Promise<never>((_, reject) => encoder.once("error", reject));
  const written = (bytes: Buffer) =>
    new Promise<Buffer>((resolve) => {
      encoder.write(bytes);
      encoder.flush(() => resolve(Buffer.concat(chunks.splice(0))));
    });
  const all = async (): Promise<Pieces> => {
    const head = await written(before);
    const fixed = after.subarray(0, FIXED_BYTES);
    // Nothing after these bytes can refer to them, so they can be replaced.
    await written(Buffer.concat([randomBytes(HOLE_BYTES).map((byte) => byte | 0x80), fixed]));
    encoder.end(after.subarray(FIXED_BYTES));
    await new Promise((resolve) => encoder.once("end", resolve));
    const tail = Buffer.concat([fixed, ...chunks]);
    return { before: Buffer.concat([head, uncompressedBlock(HOLE_BYTES + fixed.length)]), after: tail };
  };
  const pieces = await Promise.race([all(), failed]);
  const hole = Buffer.alloc(HOLE_BYTES, "x");
  const decoded = await promisify(brotliDecompress)(Buffer.concat([pieces.before, hole, pieces.after]));
  if (!decoded.equals(Buffer.concat([before, hole, after]))) throw new Error("A page did not survive its compression");
  return pieces;
}

/** The header of an uncompressed block (RFC 7932, 9.2): not the last, four nibbles of length, padded to a byte. */
function uncompressedBlock(length: number): Buffer {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.of(bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff);
}

/** As React writes text. */
function escapeText(text: string): string {
  const entities: Record<string, string> = { '"': "&quot;", "&": "&amp;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };
  return text.replace(/["&'<>]/g, (character) => entities[character] ?? character);
}
