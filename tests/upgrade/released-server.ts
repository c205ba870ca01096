/** The last release's server, built from its own commit: once for each commit, in .cache. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "../imports";
import { release } from "./last-release";

const CACHE = join(root, ".cache");

/**
 * The folder of the built release, or why there is none here: a shallow clone lacks its commit, and what it was built
 * with may not be installed any more.
 */
export function releasedServer(): { folder: string } | { absent: string } {
  const folder = join(CACHE, `release-${release.commit.slice(0, 12)}`);
  if (existsSync(join(folder, "build/server/start.js"))) return { folder };
  if (!hasCommit()) return { absent: `this clone does not have the commit ${release.commit}` };
  mkdirSync(CACHE, { recursive: true });
  const aside = mkdtempSync(join(CACHE, "release-"));
  const archive = execFileSync("git", ["archive", release.commit], { cwd: root, maxBuffer: 512 * 1024 * 1024 });
  execFileSync("tar", ["-x"], { cwd: aside, input: archive });
  const lacking = lackingPackages(aside);
  if (lacking.length > 0) {
    rmSync(aside, { recursive: true, force: true });
    return { absent: `packages of the release are not installed: ${lacking.join(", ")}` };
  }
  symlinkSync(resolve(root, "node_modules"), join(aside, "node_modules"));
  execFileSync("npm", ["run", "--silent", "build"], {
    cwd: aside,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    renameSync(aside, folder);
  } catch {
    // Another run was quicker.
    rmSync(aside, { recursive: true, force: true });
  }
  return { folder };
}

function hasCommit(): boolean {
  try {
    execFileSync("git", ["cat-file", "-e", `${release.commit}^{commit}`], { cwd: root, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function lackingPackages(folder: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const installed = (name: string) => existsSync(join(root, "node_modules", name, "package.json"));
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !installed(name));
}
