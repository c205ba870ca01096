/** Copies of the build in their own folders, so that a test can remove a script or publish a newer build. */
import { type ChildProcess, spawn } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SHORT_LIVED } from "../tests/short-lived";
import { ended, prepared, ready } from "./sites";
import { SITE } from "./worlds";

/** Outside the port range of the workers' sites. */
const PORT = Number(new URL(SITE).port) + 20;
const ROOT = join(import.meta.dirname, "..");

export type Copy = {
  url: string;
  /** Origin of its sandbox. */
  sandbox: string;
  dataDir: string;
  /** Environment that leads operator commands to its data. Complete once it has started. */
  place: Record<string, string>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Removes the browser file whose name starts with `name` from the build. */
  lose(name: string): void;
  /** Turns it into another build: its id changes, and the pages name the new one. */
  renew(): void;
  remove(): void;
};

/** A copy of the build that `npm run build` left, on its own port and with a sandbox of its own. */
export function copyOfBuild(env: Record<string, string> = {}, fill = prepared): Copy {
  const folder = mkdtempSync(join(tmpdir(), "ringside-build-"));
  cpSync(join(ROOT, "build"), join(folder, "build"), { recursive: true });
  cpSync(join(ROOT, "public"), join(folder, "public"), { recursive: true });
  cpSync(join(ROOT, "package.json"), join(folder, "package.json"));
  for (const name of ["node_modules", "films"]) symlinkSync(join(ROOT, name), join(folder, name));
  const assets = join(folder, "build/client/assets");
  const url = `http://localhost:${PORT}`;
  const dataDir = join(folder, "data");
  const place: Record<string, string> = {};
  let site: ChildProcess | undefined;

  return {
    url,
    sandbox: `http://localhost:${PORT + 1}`,
    dataDir,
    place,
    async start() {
      if (!place.DATA_DIR) Object.assign(place, { DATA_DIR: dataDir }, await fill(dataDir));
      site = spawn(process.execPath, [...SHORT_LIVED, "build/server/start.js"], {
        cwd: folder,
        stdio: ["ignore", "ignore", "inherit"],
        env: {
          NODE_ENV: "production",
          PATH: process.env.PATH,
          PORT: String(PORT),
          SITE_URL: url,
          SANDBOX: "on",
          SANDBOX_PORT: String(PORT + 1),
          ...place,
          LOG_LEVEL: "fatal",
          DRAIN_SECONDS: "0",
          AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
          ...env,
        },
      });
      await ready(url, site);
    },
    async stop() {
      if (site) await ended(site, "SIGKILL");
    },
    lose(name) {
      for (const file of readdirSync(assets).filter((one) => one.startsWith(name))) rmSync(join(assets, file));
    },
    renew() {
      const manifest = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name)) ?? "";
      const id = /-(\w+)\./.exec(manifest)?.[1] ?? "";
      const other = id.replace(/./g, (digit) => (digit === "0" ? "1" : "0"));
      for (const file of readdirSync(assets).filter((name) => name.startsWith(manifest))) {
        renameSync(join(assets, file), join(assets, file.replace(id, other)));
      }
      const named = [
        join(folder, "build/client/assets"),
        join(folder, "build/server"),
        join(folder, "build/server/assets"),
      ]
        .flatMap((place) => readdirSync(place).map((name) => join(place, name)))
        .filter((name) => /\.js$/.test(name));
      for (const file of named) {
        const text = readFileSync(file, "utf8");
        if (text.includes(id)) writeFileSync(file, text.replaceAll(id, other));
        // The server would otherwise serve the compressed twin of a changed file.
        if (text.includes(id)) for (const twin of [".br", ".gz"]) rmSync(file + twin, { force: true });
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
