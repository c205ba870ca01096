/** Whatever is sold, transferred and refunded while the network comes and goes: an admission is let in once. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { textsOf } from "../../../app/i18n/texts";
import { onePhone, type Step } from "./one-phone";

const RUNS = process.env.SOAK ? 3_000 : 150;

const which = fc.nat(30);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant("sell" as const), slow: fc.boolean() }) },
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constantFrom("transfer" as const, "transfer" as const, "refund" as const), which }),
    },
    { weight: 9, arbitrary: fc.record({ do: fc.constant("scan" as const), which, plain: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("forge" as const), which }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant("wait" as const), minutes: fc.integer({ min: 1, max: 20 }) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom("lose" as const, "lose" as const, "find" as const, "list" as const, "reload" as const),
      }),
    },
  ),
  { minLength: 5, maxLength: 60 },
);

async function played(all: Step[], o: { chained?: boolean } = {}): Promise<string[]> {
  const { t } = await textsOf("en", ["door", "crew", "seat"]);
  const phone = await onePhone(t, o);
  for (const one of all) await phone.step(one);
  return phone.complaints;
}

it("nobody comes in twice or for nothing, and nobody who bought since the list is refused", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      expect(await played(all)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
}, 60_000);

it("two people come in with one admission if codes don't name its first ticket number (control)", async () => {
  const found = await fc.check(
    fc.asyncProperty(steps, async (all) => {
      const complaints = await played(all, { chained: false });
      if (complaints.length > 0) throw new Error(complaints.join("; "));
    }),
    { numRuns: 1_000, endOnFailure: true },
  );
  expect(found.failed).toBe(true);
  expect(String(found.errorInstance)).toMatch(/came in, although/);
}, 60_000);
