import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../root";
import { changedWinners, specificity } from "./cascade";
import { sources } from "./sheets";

it("keeps every winner when layers are flattened", () => {
  expect(changedWinners(sources())).toEqual([]);
});

it("finds a lower layer's rule that would win without layers, and no rule of another element", () => {
  const sheet = (lower: string, higher: string) => `@layer a, b, c; @layer a { ${lower} } @layer b { ${higher} }`;
  expect(changedWinners(sheet(".x .y { color: red }", ".z { color: blue }"))).toEqual([".x .y and .z: color"]);
  expect(changedWinners(sheet(".x p { padding-top: 1px }", ".z { padding: 0 }"))).toHaveLength(1);
  expect(changedWinners(sheet("p:where(.x, .y) { color: red }", "p { color: blue }"))).toHaveLength(2);
  expect(changedWinners(sheet(".x p { color: red }", "li { color: blue }"))).toEqual([]);
  expect(changedWinners(sheet("p { color: red }", ".z { color: blue }"))).toEqual([]);
});

it("counts what a selector's arguments weigh", () => {
  expect(specificity(".a:is(b, .c)::after")).toEqual([0, 2, 1]);
  expect(specificity(":where(.a) > p:not(.b):hover")).toEqual([0, 2, 1]);
  expect(specificity("#a [href]")).toEqual([1, 1, 0]);
});

it("looks at every sheet that a page can load", () => {
  const parts = ["base.css", "tokens.css", "accommodations.css", "layers.css", "league-gothic.css"];
  const sheets = readdirSync(join(root, "app/styles")).filter((name) => name.endsWith(".css") && !parts.includes(name));
  expect(sheets.sort()).toEqual([
    "account.css",
    "help.css",
    "index.css",
    "line.css",
    "print.css",
    "shop.css",
    "shows.css",
    "tickets.css",
    "tour.css",
  ]);
});
