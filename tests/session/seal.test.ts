import { expect, test } from "vitest";
import { sealer } from "../../server/session/cookies/seal";

const old = "an old secret of at least 32 characters";
const fresh = "a fresh secret of at least 32 characters";

test("a sealed value opens again", () => {
  const seal = sealer([fresh], "session");
  expect(seal.open(seal.seal({ a: "ä", n: 1 }))).toEqual({ a: "ä", n: 1 });
});

test("a secret that is still listed opens, a removed one does not", () => {
  const sealed = sealer([old], "session").seal("hello");
  expect(sealer([fresh, old], "session").open(sealed)).toBe("hello");
  expect(sealer([fresh], "session").open(sealed)).toBeUndefined();
});

test("a value opens only for the purpose it was sealed for", () => {
  expect(sealer([fresh], "flow").open(sealer([fresh], "session").seal("hello"))).toBeUndefined();
});

test("no changed byte goes unnoticed", () => {
  const seal = sealer([fresh], "session");
  const bytes = Buffer.from(seal.seal("hello"), "base64url");
  for (let i = 0; i < bytes.length; i++) {
    const changed = Buffer.from(bytes);
    changed[i] = (changed[i] ?? 0) ^ 1;
    expect(seal.open(changed.toString("base64url"))).toBeUndefined();
  }
});

test("garbage opens to nothing", () => {
  const seal = sealer([fresh], "session");
  for (const rubbish of ["", "x", "AAAA", "%%%", "A".repeat(9000)]) expect(seal.open(rubbish)).toBeUndefined();
});
