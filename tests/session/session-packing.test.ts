import { randomBytes, randomUUID } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packDictionary } from "../../server/session/cookies/packing-dictionary";
import * as packing from "../../server/session/cookies/session-packing";
import { cognitoTokens, refreshToken } from "./cognito-tokens";

const LIMIT = 64 * 1024;
const dictionary = Buffer.from(packDictionary());
const pack = (text: string) => packing.pack(text, dictionary);
const unpack = (packed: Buffer, limit: number) => packing.unpack(packed, dictionary, limit);
const again = (value: unknown) => JSON.parse(unpack(pack(JSON.stringify(value)), LIMIT));

describe("Every value is restored unchanged:", () => {
  test("tokens, character for character", () => {
    const session = cognitoTokens();
    expect(again(session)).toEqual(session);
  });

  const id = randomUUID();
  const claims = (text: string) => Buffer.from(text).toString("base64url");
  test.each<[string, unknown]>([
    ["a token whose JSON has spaces, lines and letters of any script", `${claims('{ "a" :\n"Ünïcödé 🎫" }')}.e30.AA`],
    ["a token whose parts are no JSON", `${claims("plain")}.${claims("\u0001\u0002{")}.${claims("{\u0003}")}`],
    [
      "a token that starts like JSON and is not UTF-8",
      `${Buffer.from([0x7b, 0xff, 0x7d]).toString("base64url")}.e30.e30`,
    ],
    ["base64url that decodes but does not encode to the same", "e31.e31.e31"],
    ["something with two dots, five, and too many", ["1.2.3", "1.2.3.4.5", "1.2", "1.2.3.4", "a..b"]],
    [
      "UUIDs, the same ones again, and more than there are letters",
      [id, id, ...Array.from({ length: 40 }, randomUUID), id],
    ],
    ["the last of many UUIDs again", ((all: string[]) => [all, all])(Array.from({ length: 40 }, randomUUID))],
    ["UUIDs in capitals, and in a longer word", [id.toUpperCase(), `us-east-2_${id}`, `${id}${id}`]],
    [
      "random bytes as base64, base64url and hexadecimal",
      ["base64", "base64url", "hex"].map((encoding) => randomBytes(40).toString(encoding as "hex")),
    ],
    [
      "control characters, quotes and backslashes",
      '\u0000\u0001\u0002\u0003\u0004\u0005\u0006a\u001f\u007f " \\ \ud800 \u2028',
    ],
    ["nothing much", [null, true, 0, "", {}, []]],
    ["the dictionary itself", packDictionary()],
  ])("%s", (_, value) => {
    expect(again(value)).toEqual(value);
    expect(again({ a: [value, "x"], "b.c.d": value })).toEqual({ a: [value, "x"], "b.c.d": value });
  });

  test("any JSON", () => {
    const words = fc.constantFrom("\u0001", "\u0002", "e30", ".", '"', id, "AbCdEfGhIjKlMnOpQr012345", "=", "{", "a");
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(words).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(fc.anything({ key: text, values: [text, fc.integer(), fc.boolean()] }), (value) => {
        const json = JSON.stringify(value) ?? "null";
        expect(unpack(pack(json), LIMIT)).toBe(json);
      }),
    );
  });
});

describe("Packed values are small:", () => {
  test("a Cognito session takes less than three quarters of its deflated size", () => {
    const text = JSON.stringify(cognitoTokens());
    expect(pack(text).length).toBeLessThan(0.75 * deflateRawSync(text).length);
  });

  test("random data takes no more than its bytes", () => {
    const token = refreshToken();
    const bytes = token.split(".").map((part) => Buffer.from(part, "base64url").length);
    expect(pack(JSON.stringify([token])).length).toBeLessThan(bytes.slice(1).reduce((a, b) => a + b) + 24);
    expect(pack(JSON.stringify([randomUUID()])).length).toBeLessThan(16 + 10);
  });
});

describe("Data that was not packed is refused:", () => {
  const packed = pack(JSON.stringify(cognitoTokens()));

  test("a text that inflates past the limit, before all of it is inflated", () => {
    const bomb = pack(JSON.stringify("a ".repeat(5_000_000)));
    expect(bomb.length).toBeLessThan(12_000);
    expect(() => unpack(bomb, LIMIT)).toThrow(/Cannot create a Buffer larger|ERR_BUFFER_TOO_LARGE/);
  });

  test("a value that is cut short anywhere", () => {
    for (let length = 0; length < packed.length; length += 7)
      expect(() => unpack(packed.subarray(0, length), LIMIT)).toThrow();
  });

  test("garbage", () => {
    for (let i = 0; i < 200; i++) {
      try {
        expect(typeof unpack(randomBytes(i), LIMIT)).toBe("string");
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }
  });
});
