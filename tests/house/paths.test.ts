/** The docs name files and folders that exist. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../root";

const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");
const known = new Set(tracked.flatMap((path) => [path, ...parents(path)]));
const pages = tracked.filter((path) => path.endsWith(".md"));

/** Files and folders that an operator creates. */
const CREATED = new Set(["deploy/tls", "deploy/.env"]);

function parents(path: string): string[] {
  const folder = dirname(path);
  return folder === "." ? [] : [folder, ...parents(folder)];
}

/** Paths in backticks that begin with a folder of ours. A file may be named without its ending. */
function namedIn(text: string): string[] {
  const paths =
    text.match(/(?<=`)(?:app|server|tests|e2e|docs|deploy|scripts|bench|build-plugins)\/[^`\s]*(?=`)/g) ?? [];
  return paths.filter((path) => !/[*<>{}$…]/.test(path)).map((path) => path.replace(/\/$|:\d+$|#.*$/g, ""));
}

const ENDINGS = ["", ".ts", ".tsx", ".mjs", ".test.ts", ".test.tsx", ".spec.ts"];

it.each(pages)("%s names files that exist", (page) => {
  const text = readFileSync(join(root, page), "utf8");
  expect(
    namedIn(text).filter((path) => !CREATED.has(path) && !ENDINGS.some((ending) => known.has(path + ending))),
  ).toEqual([]);
});

it.each(pages)("%s links to files that exist", (page) => {
  const links = [...readFileSync(join(root, page), "utf8").matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)];
  expect(links.map(([, link = ""]) => link).filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
});
