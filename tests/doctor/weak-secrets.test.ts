/** Doctor names a session secret that anybody could guess; a site with one starts, as test sites do. */
import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { examination } from "../../server/services/doctor/examination";

const failuresOf = async (...secrets: string[]) => {
  const found = await examination({ settings: { SESSION_SECRETS: secrets }, faults: [], near: [] }, true);
  return found.filter(({ about, state }) => about === "Settings" && state === "failure").map(({ says }) => says);
};
const good = () => randomBytes(32).toString("hex");

it.each([["x".repeat(32)], ["changeme".repeat(5)], ["1234".repeat(10)]])("%s is named as weak", async (weak) => {
  expect(await failuresOf(weak)).toEqual([expect.stringContaining("a few characters, repeated")]);
  expect(await failuresOf(good(), weak)).toHaveLength(1);
  expect((await failuresOf(weak)).join()).not.toContain(weak);
});

it("a random one, a sentence, and none at all are not", async () => {
  for (let n = 0; n < 20; n++) expect(await failuresOf(good())).toEqual([]);
  expect(await failuresOf("a secret of at least 32 characters!!")).toEqual([]);
  expect(await failuresOf()).toEqual([]);
});
