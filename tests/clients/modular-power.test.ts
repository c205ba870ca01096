/** Modular powers by OpenSSL, compared with plain BigInt arithmetic. */
import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { N, power } from "../../server/srp/modular-power";

const random = (bytes: number) => BigInt(`0x01${randomBytes(bytes).toString("hex")}`);

function slowPower(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

test("power is right for bases and exponents of every size, odd and even", () => {
  expect(N.toString(2)).toHaveLength(3072);
  for (const bytes of [1, 2, 32, 64, 128, 383]) {
    for (const exponent of [random(bytes) | 1n, (random(bytes) >> 1n) << 1n]) {
      for (const base of [2n, random(32), random(400), N - 1n]) {
        expect(power(base, exponent)).toBe(slowPower(base, exponent, N));
      }
    }
  }
});
