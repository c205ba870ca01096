/** The browser of the e2e tests and the fonts its pages need: the machine's, else Debian's, else Playwright's own. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./ready.mjs";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const packages = ["chromium", "fonts-noto-core", "fonts-noto-cjk"];

/** Path of a Chromium, or undefined when Playwright has its own. Installs what is missing where it may. */
export async function browser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;

  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const missing = packages.filter((name) => !inDebian(name) && !(name === "chromium" && found()));
    if (missing.length > 0) {
      console.log(`Installing ${missing.join(", ")} (once)…`);
      const env = { DEBIAN_FRONTEND: "noninteractive" };
      const install = () => run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], env);
      if ((await install()) !== 0) {
        await run("apt-get", ["update", "-qq"], env);
        await install();
      }
    }
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

function inDebian(name) {
  const { stdout } = spawnSync("dpkg-query", ["-W", "-f", `\${db:Status-Status}`, name], { encoding: "utf8" });
  return stdout === "installed";
}
