/** Modular powers by OpenSSL, compared with plain BigInt arithmetic. */
import { randomBytes } from "node:crypto";
import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { powerInThread } from "../../server/clients/cognito/power-thread";
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

test("powers in the thread are the same, and leave the event loop free", async () => {
  const jobs = Array.from({ length: 40 }, () => [random(400), random(64)] as const);
  await powerInThread(2n, 3n);
  const before = performance.eventLoopUtilization();
  const results = await Promise.all(jobs.map(([base, exponent]) => powerInThread(base, exponent)));
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  expect(results).toEqual(jobs.map(([base, exponent]) => power(base, exponent)));
});
