/** What every page of the route table exports. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pages } from "../../app/routes";
import { root } from "../root";

const files = [...new Set(pages.map(([, , file]) => join("app", file)))];

it.each(files)("%s has a title, and stays as it is behind the sign-in overlay", (file) => {
  expect(existsSync(join(root, file)), "app/routes.ts names a file that doesn't exist").toBe(true);
  const text = readFileSync(join(root, file), "utf8");
  expect(text).toContain("export const meta");
  expect(text).toContain("export const shouldRevalidate = keepPageBehindOverlay;");
});

it("has one row for each path and each id", () => {
  for (const column of [0, 1] as const) {
    const names = pages.map((row) => row[column]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});
