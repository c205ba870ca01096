/**
 * A sandbox's first state, made once per run and copied for all others: five RSA keys and twenty password verifiers
 * take a second of processor time. The journeys' sandboxes, and those of tests with a folder of their own, make it
 * themselves.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runFolder } from "./run-folder";

/** Puts keys and demo people into a data directory whose sandbox has not started yet. */
export async function prepareSandbox(dataDir: string): Promise<void> {
  const folder = join(dataDir, "sandbox");
  if (existsSync(join(folder, "cognito.json"))) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  cpSync(await preparedSandbox(), folder, { recursive: true });
}

async function preparedSandbox(): Promise<string> {
  const prepared = join(runFolder(), "sandbox");
  if (existsSync(prepared)) return prepared;
  const aside = mkdtempSync(join(runFolder(), "aside-"));
  const [{ startSandbox }, { sandboxClock }] = await Promise.all([
    import("../server/sandbox/sandbox"),
    import("../server/sandbox/sandbox-clock"),
  ]);
  const webhook = { url: "http://localhost:9/", secret: "whsec_unused" };
  const siteUrl = "http://localhost:3000";
  const sandbox = await startSandbox({ port: 0, siteUrl, dataDir: aside, clock: sandboxClock(aside), webhook });
  await sandbox.stop();
  // Only what does not depend on the sandbox's address.
  const made = join(aside, "made");
  mkdirSync(made, { mode: 0o700 });
  for (const part of ["cognito.json", "wallet"]) renameSync(join(aside, "sandbox", part), join(made, part));
  try {
    renameSync(made, prepared);
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(prepared)) throw error;
  }
  rmSync(aside, { recursive: true, force: true });
  return prepared;
}
