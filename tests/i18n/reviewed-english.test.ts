/**
 * Fails when an English text changes and nobody has looked at its translations since: `reviewed-english.json` holds a
 * mark of each English text that the other languages were last compared with.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { en } from "../../app/i18n/en";
import { flatTable } from "./flat-table";

const FILE = fileURLToPath(new URL("reviewed-english.json", import.meta.url));
const HOW = `Compare the translations of these texts with the English, then set the marks: REVIEWED="key key" (or "all") npm test -- tests/i18n/reviewed-english`;

const markOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);
const marks = new Map([...flatTable(en)].map(([key, text]) => [key, markOf(text)]));
const reviewed = new Map<string, string>(Object.entries(JSON.parse(readFileSync(FILE, "utf8"))));
const named = process.env.REVIEWED?.split(" ") ?? [];

for (const [key, mark] of marks) if (named.includes(key) || named.includes("all")) reviewed.set(key, mark);
if (named.length > 0) {
  const kept = [...reviewed].filter(([key]) => marks.has(key)).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

test("every English text was compared with its translations since it last changed", () => {
  expect(
    [...marks].filter(([key, mark]) => reviewed.get(key) !== mark).map(([key]) => key),
    HOW,
  ).toEqual([]);
});

test("no mark is left of a text that was removed", () => {
  if (named.length === 0)
    expect(
      [...reviewed.keys()].filter((key) => !marks.has(key)),
      HOW,
    ).toEqual([]);
});

test("a changed text has a different mark", () => {
  expect(markOf("Hold these seats")).not.toBe(markOf("Hold these seats."));
});
