/** Every rule that code, tests or docs cite stands in docs/spec. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../root";

const CITATION =
  /\b(?:(section) ([1-9])\b|(sections) ([1-9](?:(?:, | and | to )[1-9])+)|(S[1-9]\d?|T[1-9]\d?)(?=[\s:,.;)]))/gi;

const page = (name: string) => readFileSync(join(root, "docs/spec", name), "utf8");
const numbers = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, number]) => number);

const rules = new Set([
  ...numbers(page("sections.md"), /^## Section (\d):/gm),
  ...numbers(page("failures.md"), /^\| (S\d+) \|/gm),
  ...numbers(page("traps.md"), /^\| (T\d+) \|/gm),
]);

/** The rules that a comment or a test name cites: `section 4`, `sections 2 and 3`, `S38`, `T10`. */
function cited(text: string): string[] {
  return [...text.matchAll(CITATION)].flatMap(
    ([, , one, , several, rule]) => rule ?? one ?? several?.match(/\d/g) ?? [],
  );
}

/** Comments and names of tests: elsewhere, `S1` may be a size or a key. */
function prose(path: string, text: string): string {
  if (path.endsWith(".md")) return text;
  return (text.match(/\/\*\*?[\s\S]*?\*\/|\/\/.*|\b(?:it|test|describe)(?:\.\w+)?\(\s*["'`][^"'`]*/g) ?? []).join("\n");
}

it("reads all three kinds of citation", () => {
  expect(cited("as section 4 says, and sections 2 and 3; S38: T10, but not Section8 or T-shirt S")).toEqual([
    "4",
    "2",
    "3",
    "S38",
    "T10",
  ]);
  expect(rules.size).toBe(9 + 38 + 11);
});

it("finds every cited rule in docs/spec", () => {
  const files = execFileSync("git", ["ls-files", "app", "server", "tests", "e2e", "docs", "README.md"], {
    cwd: root,
    encoding: "utf8",
  });
  const missing = files
    .split("\n")
    .filter((path) => /\.(tsx?|md)$/.test(path) && !path.startsWith("app/i18n/"))
    .flatMap((path) => cited(prose(path, readFileSync(join(root, path), "utf8"))).map((rule) => [rule, path] as const))
    .filter(([rule]) => !rules.has(rule))
    .map(([rule, path]) => `${path} cites ${rule}`);
  expect(missing).toEqual([]);
});
