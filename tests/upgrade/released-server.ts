/** The last release's server, built from its own commit: once for each commit, in .cache. */
import { execFile, execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { oneAtATime } from "../postgres";
import { root } from "../root";
import { release } from "./last-release";

const run = promisify(execFile);
const CACHE = join(root, ".cache");

/**
 * The reason why the release cannot be built here, if any: a shallow clone lacks its commit, or its packages are not
 * installed.
 */
export function whyAbsent(): string | undefined {
  if (!hasCommit()) return `this clone does not have the commit ${release.commit}`;
  const lacking = lackingPackages();
  return lacking.length > 0 ? `packages of the release are not installed: ${lacking.join(", ")}` : undefined;
}

/** The folder of the built release. */
export const releasedServer = (): Promise<string> => oneAtATime("released-server", builtRelease);

async function builtRelease(): Promise<string> {
  const folder = join(CACHE, `release-${release.commit.slice(0, 12)}`);
  if (existsSync(join(folder, "build/server/start.js"))) return folder;
  mkdirSync(CACHE, { recursive: true });
  const aside = mkdtempSync(join(CACHE, "building-"));
  const archive = join(aside, "release.tar");
  await run("git", ["archive", "--output", archive, release.commit], { cwd: root });
  await run("tar", ["-xf", archive], { cwd: aside });
  symlinkSync(resolve(root, "node_modules"), join(aside, "node_modules"));
  // Only part of its build: these tests need neither small browser files nor a prepared embedded store.
  const config = join(aside, "vite.config.ts");
  writeFileSync(config, readFileSync(config, "utf8").replace('minify: "terser"', "minify: false"));
  const remix = join(root, "node_modules/.bin/remix");
  // The sizes of compressed files, which are only printed, take as long as some of its steps.
  await run(remix, ["vite:build", "--logLevel", "error"], {
    cwd: aside,
    env: { ...process.env, NODE_ENV: "production" },
  });
  try {
    renameSync(aside, folder);
  } catch {
    // Another run was faster.
    rmSync(aside, { recursive: true, force: true });
  }
  return folder;
}

function hasCommit(): boolean {
  try {
    execFileSync("git", ["cat-file", "-e", `${release.commit}^{commit}`], { cwd: root, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function lackingPackages(): string[] {
  const text = execFileSync("git", ["show", `${release.commit}:package.json`], { cwd: root, encoding: "utf8" });
  const { dependencies, devDependencies } = JSON.parse(text);
  const installed = (name: string) => existsSync(join(root, "node_modules", name, "package.json"));
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !installed(name));
}
