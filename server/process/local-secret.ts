/** A session secret for a machine without one, stored in the data directory. Production requires its own. */
import { randomBytes } from "node:crypto";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import type { Config } from "../config/config";
import { privateFolder } from "./private-files";

/** 64 hex characters, the same at every start. If two processes start at once, one writes and both read it. */
export function localSecret(dataDir: string): string {
  const file = `${dataDir}/session-secret`;
  privateFolder(dataDir);
  try {
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    chmodSync(file, 0o600);
  }
  return readFileSync(file, "utf8").trim();
}

/** The configuration, with a secret in any case. */
export const withSecrets = (config: Config): Config =>
  config.SESSION_SECRETS.length > 0 ? config : { ...config, SESSION_SECRETS: [localSecret(config.DATA_DIR)] };
