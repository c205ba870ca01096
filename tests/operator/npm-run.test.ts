/** `npm run orders` and the like: they build only when a source has changed, and print nothing but their own output. */
import { execFile } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../root";

/** Our scripts and package.json, with a builder and steps that only leave a note. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ringside-npm-"));
  for (const name of ["app", "scripts", "programs/.bin"]) mkdirSync(join(folder, name), { recursive: true });
  for (const name of [
    "package.json",
    "package-lock.json",
    "scripts/build.mjs",
    "scripts/ready.mjs",
    "scripts/operator.mjs",
  ]) {
    copyFileSync(join(root, name), join(folder, name));
  }
  // A link is taken as it is: nothing gets installed.
  symlinkSync("programs", join(folder, "node_modules"));
  // The builder fails as long as a file `broken` is there.
  write(
    "programs/.bin/remix",
    `#!/usr/bin/env node
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
console.log("transforming (1)");
if (existsSync("broken")) process.exit(1);
mkdirSync("build/server", { recursive: true });
writeFileSync("build/server/operator.js", 'console.log("number,email")');
`,
  );
  for (const step of ["compress", "prepare-store"]) write(`scripts/${step}.mjs`, `console.log("${step} is done");\n`);
  change("1");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text, { mode: 0o755 });
const change = (text: string) => write("app/page.ts", text);

function npm(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile("npm", ["run", "--silent", ...words], { cwd: folder }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}
const orders = async () => {
  const { code, out, err } = await npm("orders", "--", "find", "maya");
  return { code, out, built: err.includes("Building…"), err };
};

it("a command after `npm run build` does not build again", async () => {
  const built = await npm("build");
  expect(built).toMatchObject({ code: 0, out: "transforming (1)\ncompress is done\nprepare-store is done\n" });
  expect(await orders()).toMatchObject({ code: 0, out: "number,email\n", built: false });
});

it("a command after a change builds, and its standard output is its own", async () => {
  change("another page");
  const first = await orders();
  expect(first).toMatchObject({ code: 0, out: "number,email\n", built: true });
  expect(first.err).toContain("prepare-store is done");
  expect(await orders()).toMatchObject({ out: "number,email\n", built: false });
});

it("a failed build does not count as done", async () => {
  write("broken", "");
  expect((await npm("build")).code).not.toBe(0);
  expect(existsSync(join(folder, "build/stamp"))).toBe(false);
  rmSync(join(folder, "broken"));
  expect(await orders()).toMatchObject({ code: 0, built: true });
  expect(readFileSync(join(folder, "build/stamp"), "utf8")).toMatch(/^[0-9a-f]{64}$/);
});
