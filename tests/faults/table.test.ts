/** docs/faults.md promises a test for each of its rows. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const rows = readFileSync("docs/faults.md", "utf8")
  .split("\n")
  .filter((line) => /^\| (?!Fault)/.test(line));
const faults = readFileSync("tests/faults/world/fault-table.ts", "utf8");

const says = (source: string, words: string) => source.includes(`"${words}"`) || source.includes(` ${words}:`);

/** A row names a file and a test in it, or a parameterized test and one of its cases. */
function hasTest(row: string): boolean {
  const [, file = "", name = ""] = /\| `([^`]+)`: ([^|]+) \|$/.exec(row) ?? [];
  if (!file) return false;
  const source = readFileSync(file, "utf8");
  const [subject = "", one] = name.split(", ");
  return says(source, name) || (one !== undefined && says(source, subject) && says(source + faults, one));
}

it("names an existing test in every row", () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => !hasTest(row))).toEqual([]);
});

it("notices a row without one", () => {
  const row = "| frozen | nothing | `tests/faults/database.test.ts`: never written |";
  expect([hasTest(row), hasTest("| frozen | nothing | |")]).toEqual([false, false]);
});
