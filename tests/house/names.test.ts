/** A name has one meaning, and a folder holds no more files than a reader can take in. */
import { execFileSync } from "node:child_process";
import { basename, dirname } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { root } from "../root";
import { modules, visit } from "./imports";

const MOST_FILES = 20;
/** Lists of similar things that nobody reads from top to bottom: texts, migrations, the season, drawings. */
const LISTS = /^(app\/i18n|server\/store\/(migrations|seed)|app\/ui\/art|app\/routes$|public|docs)/;

const files = execFileSync("git", ["ls-files", "app", "server", "tests", "e2e", "scripts", "bench"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n");

/** Keys with more than `most` values. */
function crowded(pairs: [key: string, value: string][], most: number): string[] {
  const groups = new Map<string, Set<string>>();
  for (const [key, value] of pairs) groups.set(key, (groups.get(key) ?? new Set()).add(value));
  return [...groups].filter(([, { size }]) => size > most).map(([key, values]) => `${key}: ${[...values].join(", ")}`);
}

it("declares a type name in two files at most", () => {
  const declared = modules("app", "server").flatMap(({ path, source }) => {
    const names: [string, string][] = [];
    visit(source, (node) => {
      const isType = ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node);
      if (isType && node.name) names.push([node.name.text, path]);
    });
    return names;
  });
  expect(crowded(declared, 2)).toEqual([]);
});

/** `app/domain`, `server/services`: trees whose files a reader sees together in search results. */
const tree = (path: string) =>
  path
    .split("/")
    .slice(0, path.startsWith("server/sandbox/") ? 3 : 2)
    .join("/");

it("gives no two modules of one tree the same file name", () => {
  const product = files.filter((path) => /^(app|server)\/.*\.tsx?$/.test(path) && !/^app\/(routes|i18n)\//.test(path));
  const named = product.map((path): [string, string] => [
    `${tree(path)}: ${basename(path).replace(/\.tsx?$/, "")}`,
    path,
  ]);
  expect(crowded(named, 1)).toEqual([]);
});

it("keeps folders small enough to read", () => {
  const rooms = files.filter((path) => !LISTS.test(dirname(path)));
  expect(
    crowded(
      rooms.map((path) => [dirname(path), basename(path)]),
      MOST_FILES,
    ),
  ).toEqual([]);
});
