/**
 * The built site on the given ports, with an empty data folder that is deleted when it ends: `server.mjs 4300 4301`.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [port = "4300", sandboxPort = "4301"] = process.argv.slice(2);
/** Store and sandbox write to it all the time. */
const MEMORY = "/dev/shm";
const ENOUGH_BYTES = 1024 ** 3;
const dataDir = mkdtempSync(join(freeBytes(MEMORY) > ENOUGH_BYTES ? MEMORY : tmpdir(), "ringside-e2e-"));
const site = spawn(process.execPath, ["build/server/start.js"], {
  cwd: join(import.meta.dirname, ".."),
  stdio: "inherit",
  env: {
    PATH: process.env.PATH,
    PORT: port,
    SITE_URL: `http://localhost:${port}`,
    SANDBOX: "on",
    SANDBOX_PORT: sandboxPort,
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    DRAIN_SECONDS: "0",
    ...(process.env.SIGN_IN_CHOICES && { SIGN_IN_CHOICES: process.env.SIGN_IN_CHOICES }),
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  },
});

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => site.kill(signal));
site.on("exit", (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});

function freeBytes(folder) {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
