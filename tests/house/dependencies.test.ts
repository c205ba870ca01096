/** Each package we install says in docs/dependencies.md what it is for. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../root";

const page = readFileSync(join(root, "docs/dependencies.md"), "utf8");
const listed = page.split("\n").flatMap((line) => (/^\| (`[^|]+`) \|/.exec(line)?.[1] ?? "").match(/[^`, ]+/g) ?? []);
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

it("lists every package once, and none that is gone", () => {
  expect(listed.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted());
});

it("lists packages under the right heading", () => {
  const [, inImage = ""] = page.split(/^## /m);
  for (const name of Object.keys(dependencies)) expect(inImage).toContain(`\`${name}\``);
});
