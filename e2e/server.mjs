/**
 * The built site on the given ports, with an empty data folder that is deleted when it ends: `server.mjs 4300 4301`.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [port = "4300", sandboxPort = "4301"] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), "ringside-e2e-"));
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
