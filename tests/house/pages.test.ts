/** The route table has every module of app/routes, and every page of it exports what a page needs. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, it } from "vitest";
import routes, { pages } from "../../app/routes";
import { root } from "../root";

const filesOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
const files = [...new Set(pages.map(([, , file]) => join("app", file)))];

it.each(files)("%s has a title, and stays as it is behind the sign-in overlay", (file) => {
  expect(existsSync(join(root, file)), "app/routes.ts names a file that doesn't exist").toBe(true);
  const text = readFileSync(join(root, file), "utf8");
  const exports = ["export const meta", "export const shouldRevalidate = keepPageBehindOverlay;"];
  expect(exports.filter((line) => !text.includes(line))).toEqual([]);
});

it("has a row for every module in app/routes", () => {
  const listed = new Set(filesOf(routes));
  const modules = readdirSync(join(root, "app/routes"), { recursive: true, encoding: "utf8" }).map(
    (name) => `routes/${name}`,
  );
  const unlisted = modules.filter((name) => /\.tsx?$/.test(name) && !listed.has(name));
  expect(unlisted, "app/routes.ts has no row for these").toEqual([]);
});

it("has one row for each path and each id", () => {
  for (const column of [0, 1] as const) {
    const names = pages.map((row) => row[column]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});
