/**
 * Makes the JSON of a session small enough for one cookie. Base64 and hexadecimal hide bytes from deflate, so tokens,
 * keys and UUIDs are decoded first: JSON joins the text, and random bytes are stored unchanged behind the deflated
 * text.
 */
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { MARKS } from "./packing-dictionary";

const { json, raw, base64, uuid, sameUuid, end } = MARKS;
const LENGTH_BYTES = 2;
const UUID_BYTES = 16;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** A signed token (RFC 7515), an encrypted one (RFC 7516), or a random value of 16 bytes or more. */
const BASE64URL = /"([\w-]+(?:(?:\.[\w-]+){2}){0,2})"/g;
const BASE64 = /"([A-Za-z0-9+/]{22,}={0,2})"/g;
const FIRST_INDEX = "a".charCodeAt(0);
/** References to repeated UUIDs are letters. Beyond this many, a UUID is stored again. */
const MAX_REPEATED = 26;

/** `text` is JSON and so contains no control characters, which can mark what was taken out. */
export function pack(text: string, dictionary: Buffer): Buffer {
  const out: Buffer[] = [];
  const take = (mark: string, bytes: Buffer): string => {
    out.push(bytes);
    return mark + bytes.length + end;
  };
  const segment = (encoded: string): string => {
    const bytes = Buffer.from(encoded, "base64url");
    return isText(bytes) ? json + bytes.toString("utf8") + end : take(raw, bytes);
  };
  const known: string[] = [];
  const short = text
    .replace(BASE64URL, (quoted, value: string) => {
      const segments = value.split(".");
      if (segments.length === 1 && !looksRandom(value)) return quoted;
      return segments.every((part) => isExact(part, "base64url")) ? `"${segments.map(segment).join(".")}"` : quoted;
    })
    .replace(BASE64, (quoted, value: string) =>
      looksRandom(value) && isExact(value, "base64") ? `"${take(base64, Buffer.from(value, "base64"))}"` : quoted,
    )
    .replace(UUID, (value) => {
      const index = known.indexOf(value);
      if (index >= 0 && index < MAX_REPEATED) return sameUuid + String.fromCharCode(FIRST_INDEX + index);
      known.push(value);
      out.push(Buffer.from(value.replaceAll("-", ""), "hex"));
      return uuid;
    });
  const deflated = deflateRawSync(short, { level: 9, memLevel: 9, dictionary });
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt16BE(deflated.length);
  return Buffer.concat([length, deflated, ...out]);
}

/** Reverses `pack`. Throws for anything that `pack` didn't make, or if the text is longer than `maxTextBytes`. */
export function unpack(packed: Buffer, dictionary: Buffer, maxTextBytes: number): string {
  const deflatedEnd = LENGTH_BYTES + packed.readUInt16BE();
  const short = inflateRawSync(packed.subarray(LENGTH_BYTES, deflatedEnd), {
    maxOutputLength: maxTextBytes,
    dictionary,
  }).toString("utf8");
  let at = deflatedEnd;
  const next = (length: number): Buffer => {
    if (at + length > packed.length) throw new RangeError("The packed value is cut short");
    at += length;
    return packed.subarray(at - length, at);
  };
  const known: string[] = [];
  // In the order in which `pack` took things out.
  return short
    .replace(marked(raw), (_, length) => next(Number(length)).toString("base64url"))
    .replace(marked(base64), (_, length) => next(Number(length)).toString("base64"))
    .replace(UUID_MARKS, (_, letter: string | undefined) => {
      if (letter) return known[letter.charCodeAt(0) - FIRST_INDEX] ?? "";
      const hex = next(UUID_BYTES).toString("hex");
      known.push(hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"));
      return known.at(-1) ?? "";
    })
    .replace(MARKED_JSON, (_, text: string) => Buffer.from(text).toString("base64url"));
}

const marked = (mark: string) => new RegExp(`${mark}(\\d+)${end}`, "g");
const MARKED_JSON = new RegExp(`${json}([^${end}]*)${end}`, "g");
const UUID_MARKS = new RegExp(`${uuid}|${sameUuid}(.)`, "g");

/** Deflate handles words better, even if they would be valid base64. */
const looksRandom = (value: string) =>
  value.length >= 22 && /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value);

/** True if decoding loses nothing: a token's signature covers its exact characters. */
const isExact = (value: string, encoding: "base64" | "base64url") =>
  Buffer.from(value, encoding).toString(encoding) === value;

/** Text in braces that contains none of our marks. */
function isText(bytes: Buffer): boolean {
  return bytes[0] === 0x7b && bytes.every((byte) => byte >= 0x20) && Buffer.from(bytes.toString("utf8")).equals(bytes);
}
