/**
 * No source uses what the browser's bundle leaves out (build-plugins/unused-router-parts): it would do nothing there.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../root";

const sources = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, code: readFileSync(join(root, "app", name), "utf8") }));
const using = (pattern: RegExp) => sources.filter(({ code }) => pattern.test(code)).map(({ name }) => name);

describe("No source of the site uses", () => {
  it.each([
    ["a fetcher", /\buseFetchers?\b|\bnavigate=\{false\}|\bnavigate: false/],
    ["a blocked navigation, or a promise in a page's data", /\buseBlocker\b|\bunstable_usePrompt\b|<Await\b|\bdefer\(/],
    ["a prefetching link or a view transition", /<(?:Link|NavLink|Form)\b[^>]*\b(?:prefetch|viewTransition)\b/],
    [
      "a handler that React's copy no longer has",
      /\bon(?:Select|BeforeInput|Composition\w+|(?:Mouse|Pointer)(?:Enter|Leave))=/,
    ],
    [
      "a part of React that its copy no longer has",
      /\bcreatePortal\b|\bcreateRoot\b|\bSuspenseList\b|\bcontextTypes\b|\bchildContextTypes\b/,
    ],
  ])("%s", (_, pattern) => {
    expect(using(pattern)).toEqual([]);
  });

  it("anything that such patterns would miss: they do find what is used", () => {
    expect(using(/\buseNavigation\b/).length).toBeGreaterThan(0);
    expect(using(/\bonClick=/).length).toBeGreaterThan(0);
  });
});
