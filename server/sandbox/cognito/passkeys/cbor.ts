/**
 * Reads the part of CBOR (RFC 8949) that WebAuthn uses: integers, byte and text strings, arrays and maps of known
 * length.
 */
export type Cbor = number | Buffer | string | Cbor[] | Map<number | string, Cbor>;

/** The first value of `bytes`, and where it ends. Throws a RangeError for anything else. */
export function readCbor(bytes: Buffer, at = 0): { value: Cbor; end: number } {
  const head = bytes.readUInt8(at);
  const kind = head >> 5;
  const { value: size, end } = sizeOf(bytes, at, head & 31);
  switch (kind) {
    case 0:
      return { value: size, end };
    case 1:
      return { value: -1 - size, end };
    case 2:
    case 3: {
      const part = bytes.subarray(end, end + size);
      if (part.length < size) throw new RangeError("CBOR ends too early");
      return { value: kind === 2 ? part : part.toString("utf8"), end: end + size };
    }
    case 4:
      return list(bytes, end, size);
    case 5: {
      const { value, end: after } = list(bytes, end, 2 * size);
      const pairs = Array.from({ length: size }, (_, n) => [value[2 * n] as string | number, value[2 * n + 1] as Cbor]);
      return { value: new Map(pairs as [string | number, Cbor][]), end: after };
    }
  }
  throw new RangeError(`CBOR of kind ${kind}`);
}

function list(bytes: Buffer, from: number, size: number): { value: Cbor[]; end: number } {
  const value: Cbor[] = [];
  let end = from;
  for (let n = 0; n < size; n += 1) {
    const item = readCbor(bytes, end);
    value.push(item.value);
    end = item.end;
  }
  return { value, end };
}

function sizeOf(bytes: Buffer, at: number, short: number): { value: number; end: number } {
  if (short < 24) return { value: short, end: at + 1 };
  if (short === 24) return { value: bytes.readUInt8(at + 1), end: at + 2 };
  if (short === 25) return { value: bytes.readUInt16BE(at + 1), end: at + 3 };
  if (short === 26) return { value: bytes.readUInt32BE(at + 1), end: at + 5 };
  throw new RangeError(`CBOR of length ${short}`);
}
