/**
 * Finds the browser for the e2e tests and the fonts its pages need: the machine's, else Debian's, else Playwright's.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./ready.mjs";

/** The headless shell comes first: it renders the same pages with less work. */
const places = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(
  (name) => `/usr/bin/${name}`,
);
const packages = ["chromium-headless-shell", "fonts-noto-core", "fonts-noto-cjk"];

/** Path of a Chromium, or undefined to use Playwright's own. Installs missing packages if it may. */
export async function browser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;

  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const missing = packages.filter((name) => !inDebian(name));
    if (missing.length > 0) console.log(`Installing ${missing.join(", ")} (once)…`);
    // Installed one by one, so that a package unknown to this Debian does not block the others.
    for (const name of missing) await debian(name);
  }
  if (found()) return found();

  console.log("Installing Playwright's Chromium (once)…");
  const code = await run("playwright", ["install", "chromium"]);
  if (code !== 0) throw new Error("No Chromium: set CHROMIUM_PATH to one");
  return undefined;
}

function found() {
  return places.find((path) => existsSync(path));
}

async function debian(name) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const install = () => run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], env);
  if ((await install()) === 0) return;
  await run("apt-get", ["update", "-qq"], env);
  await install();
}

function inDebian(name) {
  const { stdout } = spawnSync("dpkg-query", ["-W", "-f", `\${db:Status-Status}`, name], { encoding: "utf8" });
  return stdout === "installed";
}
