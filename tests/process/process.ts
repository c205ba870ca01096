/** A site whose server can be killed while the sandbox keeps running in the test's process. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startSandbox } from "../../server/sandbox/sandbox";
import { sandboxClock } from "../../server/sandbox/sandbox-clock";
import { filledStore } from "../filled-stores";
import { prepareSandbox } from "../prepared-sandbox";
import type { Site } from "../routes/site";
import { runFolder } from "../run-folder";
import { freePort, type ServerProcess, serverProcess } from "../server-process";

export type World = Site &
  ServerProcess & {
    /** The server's environment: with part of it, another site uses the same sandbox. */
    env: Record<string, string>;
  };

/**
 * `program` is what node runs; `ready` is the path that is polled until it answers 200; `over` overrides the
 * environment. The seed content is there already, unless the site has its store elsewhere.
 */
export async function world(program: string[], ready: string, over: Record<string, string> = {}): Promise<World> {
  const dataDir = mkdtempSync(join(runFolder(), "process-"));
  if (!over.DATA_DIR && !over.DATABASE_URL) cpSync(await filledStore(), join(dataDir, "store"), { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  await prepareSandbox(dataDir);
  const clock = sandboxClock(dataDir);
  const webhook = { url: `${url}/api/v1/billing/webhook`, secret: "whsec_sandbox" };
  const sandbox = await startSandbox({ port: 0, siteUrl: url, dataDir, clock, webhook });
  const env = {
    NODE_ENV: "production",
    PORT: String(port),
    SITE_URL: url,
    SESSION_SECRETS: "a secret of the process tests that is long enough",
    DATA_DIR: dataDir,
    SEED: "demo",
    ...sandbox.environment,
    ...over,
  };
  const server = serverProcess(program, env, `${url}${ready}`);

  return {
    ...server,
    env,
    url,
    sandbox: sandbox.origin,
    dataDir,
    ask: (request) => fetch(request),
    advance: (duration) => clock.advance(duration),
    async stop() {
      await server.end("SIGKILL");
      await sandbox.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
