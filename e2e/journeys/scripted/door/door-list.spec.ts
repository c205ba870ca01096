/** A night's list of 5,000 tickets on a phone: how large it is, and how long it takes to verify and to read. */
import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { fileURLToPath } from "node:url";
import { expect, test } from "playwright/test";
import { build, type Rollup } from "vite";
import { SITE } from "../../../steps";

const TICKETS = 5_000;
const LIST_BYTES = 700_000;
const TAKEN_MS = 300;
const NIGHT = "11111111-2222-4333-8444-555555555555";

/** The exports of the phone's script that this test uses. */
type Phone = {
  nightKeyOf(key: string): Promise<object | undefined>;
  keptList(night: string): { take(signed: object, key: object): Promise<string>; count(): number };
};

const entryOf = (n: number) => [
  `KXWT-PQRM-${String.fromCharCode(65 + Math.floor(n / 1_000))}B${String(n % 1_000).padStart(3, "0")}`,
  randomBytes(16).toString("base64url"),
  n % 4,
  n % 3 === 0 ? "u" : "v",
  ["Gate 2", "Section 104", "C", String(n % 40)],
  n % 3 === 0 ? [1_795_000_000 + n, "North door"] : [],
  `Guest number ${n}`,
];

/** The phone's own code, as a global. */
async function keptListScript(): Promise<string> {
  const entry = fileURLToPath(new URL("../../../../app/ui/door/phone/kept-list.ts", import.meta.url));
  const built = (await build({
    ...{ configFile: false, logLevel: "silent" },
    build: { write: false, target: "es2022", lib: { entry, formats: ["iife"], name: "phone" } },
  })) as Rollup.RollupOutput[];
  return built[0]?.output[0].code ?? "";
}

// The script that is measured comes from the test.
test.use({ bypassCSP: true });

test("a list of 5,000 tickets is verified and read in a moment", async ({ page }) => {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const entries = Array.from({ length: TICKETS }, (_, n) => entryOf(n));
  const payload = {
    ...{ night: NIGHT, after: 0, version: 1, at: Date.now(), count: TICKETS, held: [], codedTiers: [] },
    ...{ tiers: ["Ringside", "Floor", "Riser", "Balcony"], entries },
  };
  const list = JSON.stringify(payload);
  const signature = sign(null, Buffer.from(list), privateKey).toString("base64url");
  const key = publicKey.export({ format: "der", type: "spki" }).subarray(12).toString("base64url");
  expect(Buffer.byteLength(list)).toBeLessThan(LIST_BYTES);

  await page.goto(`${SITE}/robots.txt`);
  const script = await keptListScript();
  const measured = await page.evaluate(
    async ([code, signed, raw, night]) => {
      const { keptList, nightKeyOf } = new Function(`${code}; return phone;`)() as Phone;
      const known = await nightKeyOf(raw);
      if (!known) return undefined;
      const took: number[] = [];
      let count = 0;
      for (let n = 0; n < 5; n += 1) {
        const kept = keptList(night);
        const began = performance.now();
        await kept.take(signed, known);
        took.push(performance.now() - began);
        count = kept.count();
      }
      return { count, ms: Math.min(...took) };
    },
    [script, { list, signature }, key, NIGHT] as const,
  );
  test
    .info()
    .annotations.push(
      { type: "bytes", description: String(Buffer.byteLength(list)) },
      { type: "took", description: `${measured?.ms.toFixed(1)} ms` },
    );
  expect(measured?.count).toBe(TICKETS);
  expect(measured?.ms).toBeLessThan(TAKEN_MS);
});
