/** Prepares the working copy: dependencies as locked, a build as new as its sources. Uses Node built-ins only. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

export const root = join(import.meta.dirname, "..");

const sources = [
  ...["app", "server", "public", "build-plugins"],
  ...["scripts/compress.mjs", "scripts/prepare-store.mjs", "scripts/ready.mjs"],
  ...["package-lock.json", "package.json", "remix.config.js", "tsconfig.json", "vite.config.ts"],
];
const steps = [
  ["remix", "vite:build"],
  ["node", "scripts/compress.mjs"],
  ["node", "scripts/prepare-store.mjs"],
];
/** Preparing another command prints to stderr, because that command's own output may go into a file. */
const STDERR = 2;
const programs = join(root, "node_modules", ".bin");
const installed = join(root, "node_modules", ".stamp");
const built = join(root, "build", "stamp");

/**
 * Runs a program (from node_modules if it is there) that prints to our output, or to `stdout`; returns the exit code,
 * or 1 if a signal ended it.
 */
export function run(command, args, env = {}, stdout = "inherit") {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}`, ...env },
      stdio: ["ignore", stdout, "inherit"],
      shell: process.platform === "win32",
    });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** Runs `npm ci` unless node_modules was installed from this very package-lock.json. */
export async function install() {
  // npm ci would empty the folder that the link leads to, and other working copies use it.
  if (lstatSync(join(root, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const lock = join(root, "package-lock.json");
  const wanted = `${createHash("sha256").update(readFileSync(lock)).digest("hex")} ${process.versions.modules}`;
  if (stamp(installed) === wanted) return;

  const byHand = join(root, "node_modules", ".package-lock.json");
  const newer = existsSync(byHand) && statSync(byHand).mtimeMs >= statSync(lock).mtimeMs;
  if (!newer || existsSync(installed)) {
    console.error("Installing dependencies (once)…");
    // NODE_ENV=production would omit build dependencies, and Sentry's command-line tool would be downloaded for
    // nothing.
    const options = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
    const code = await run("npm", ["ci", ...options], { SENTRYCLI_SKIP_DOWNLOAD: "1" }, STDERR);
    if (code !== 0) throw new Error(`npm ci ended with ${code}`);
  }
  writeFileSync(installed, wanted);
}

/** Builds when a source file was changed, added or removed since the last successful build. */
export async function buildWhenStale() {
  const wanted = fingerprint();
  if (stamp(built) === wanted) return;
  console.error("Building…");
  await build(STDERR);
}

/** Builds, and records the fingerprint of the sources. */
export async function build(stdout) {
  // Taken first: a file that is saved meanwhile makes the build stale.
  const wanted = fingerprint();
  rmSync(built, { force: true });
  for (const [command, ...args] of steps) {
    // The browser's files contain nothing from .env: settings are read when the process starts.
    const code = await run(command, args, { NODE_ENV: "production" }, stdout);
    if (code !== 0) throw new Error(`${[command, ...args].join(" ")} ended with ${code}`);
  }
  writeFileSync(built, wanted);
}

function stamp(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** Path, size and time of every source file. Reading their content would take too long. */
function fingerprint() {
  // Leaving out a trick (build-plugins/switches.ts) makes a different build.
  const hash = createHash("sha256").update(process.env.RINGSIDE_WITHOUT ?? "");
  const visit = (path) => {
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) for (const name of readdirSync(join(root, path)).sort()) visit(join(path, name));
    else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  };
  for (const path of sources) visit(path);
  return hash.digest("hex");
}
