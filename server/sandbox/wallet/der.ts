/** As much of DER (X.690) as a certificate needs to be written, and a signature to be read. */

/** One value: its tag, the length, and the parts one after the other. */
export function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const length = content.length < 0x80 ? [content.length] : longLength(content.length);
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

function longLength(length: number): number[] {
  const bytes = [...Buffer.from(length.toString(16).padStart(6, "0"), "hex")].slice(
    length < 0x100 ? 2 : length < 0x10000 ? 1 : 0,
  );
  return [0x80 | bytes.length, ...bytes];
}

const SEQUENCE = 0x30;
export const SET = 0x31;
export const sequence = (...parts: Uint8Array[]) => der(SEQUENCE, ...parts);
export const set = (...parts: Uint8Array[]) => der(SET, ...parts);
export const utf8 = (text: string) => der(0x0c, Buffer.from(text));
/** A serial number. The leading 01 keeps it positive, whatever the bytes are. */
export const serialNumber = (bytes: Uint8Array) => der(0x02, Buffer.from([0x01]), bytes);
export const bitString = (bytes: Uint8Array) => der(0x03, Buffer.from([0]), bytes);

/** From "2.5.4.3". */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const digits = [value & 0x7f];
  for (let left = value >>> 7; left > 0; left >>>= 7) digits.unshift(0x80 | (left & 0x7f));
  return digits;
}

/** Two digits for the year until 2049, four after it, as certificates demand. */
export function time(at: Date): Buffer {
  const text = at.toISOString().replace(/[-:T]|\.\d+/g, "");
  return at.getUTCFullYear() < 2050 ? der(0x17, Buffer.from(text.slice(2))) : der(0x18, Buffer.from(text));
}

/** A value that was read. `whole` includes tag and length. */
export type DerValue = { tag: number; content: Buffer; whole: Buffer };

/** The values in `bytes`, one after the other. Throws RangeError if one is longer than `bytes`. */
export function valuesIn(bytes: Buffer): DerValue[] {
  const values: DerValue[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes.readUInt8(at + 1);
    const sizeBytes = first < 0x80 ? 0 : first & 0x7f;
    const length = sizeBytes === 0 ? first : bytes.readUIntBE(at + 2, sizeBytes);
    const start = at + 2 + sizeBytes;
    if (start + length > bytes.length) throw new RangeError("A value is cut off");
    values.push({
      tag: bytes.readUInt8(at),
      content: bytes.subarray(start, start + length),
      whole: bytes.subarray(at, start + length),
    });
    at = start + length;
  }
  return values;
}
